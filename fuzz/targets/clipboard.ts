import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { Parser } from 'htmlparser2'
import {
  type ComposerContextClipboardFragment,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
} from '../../src/clipboard/fragment.ts'
import {
  ATTRIBUTE_STYLES,
  type AttributeStyle,
  MARKUP,
  SHOWN,
  writeElement,
} from '../../src/clipboard/html.fixture.ts'
import {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from '../../src/clipboard/html.ts'
import { readComposerContextClipboard } from '../../src/clipboard/read.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { applyEdits, type Edit, edits } from '../format/edits.ts'
import { choice, list, struct } from '../format/field.ts'
import { clipboardFragment } from '../format/fragment.ts'
import { contextRecord, distinctRecords } from '../format/record.ts'
import { words } from '../format/words.ts'
import { attributeValues } from '../oracles/attribute-values.ts'
import type { Target } from './target.ts'

export interface ClipboardInput {
  fragment: ComposerContextClipboardFragment
  /** What is copied. */
  text: string
  /** How another application writes the attribute. */
  style: AttributeStyle
  /** What it writes around the element: pieces of markup, each of them whole. */
  before: string[]
  after: string[]
  /** What is done to the JSON of the fragment. */
  edits: Edit[]
  /** Any HTML. */
  html: string
}

const HTML_PIECES = [
  ...['<', '</', '/>', '>', '=', '"', "'", '<i ', '<!--', '-->', '<script>', '</script>', '<svg>', '{}'],
  ...[
    ATTRIBUTE,
    `${ATTRIBUTE}=`,
    '{"version":1,"source":{"environmentId":"e"},"records":[]}',
    '&quot;',
    SHOWN,
  ],
]

const PIECES = [...new Set([...CAPTURED_PIECES, ...HTML_PIECES])]

const JSON_PIECES = [
  ...'{}[]",:\\0 ',
  'null',
  '"version":2',
  '"records":[]',
  '\\u0000',
  '\ud800',
  '__proto__',
]

/** Section 10 of the specification: fragments and their HTML. */
export const clipboard: Target<ClipboardInput> = {
  law: 'A fragment is read as it was written, from either flavour and in whatever markup; from damaged ones another is read or none; and none that no attribute holds.',
  input: struct({
    fragment: clipboardFragment(PIECES, distinctRecords(contextRecord(['a', 'b', 'c', '__proto__'], PIECES))),
    text: words(PIECES),
    style: struct({
      element: choice<string>(ATTRIBUTE_STYLES.element),
      name: choice(ATTRIBUTE_STYLES.name),
      equals: choice<string>(ATTRIBUTE_STYLES.equals),
      quote: choice<string>(ATTRIBUTE_STYLES.quote),
      spellings: list(choice(ATTRIBUTE_STYLES.spelling), 7),
    }),
    before: list(choice(MARKUP), 8),
    after: list(choice(MARKUP), 8),
    edits: edits(JSON_PIECES),
    html: words([...new Set([...HTML_PIECES, ...MARKUP.filter((piece) => piece !== '')])]),
  }),
  dictionary: [...new Set([...PIECES, ...JSON_PIECES, ...MARKUP])],
  check({ fragment, text, style, before, after, edits, html }) {
    const json = JSON.stringify(fragment)
    equal(encodeComposerContextFragment(fragment), json)
    equal(JSON.stringify(decodeComposerContextFragment(json)), json)

    // What is open at the end of some markup must not become a tag.
    const around = (element: string) => `${before.join('')} ${element}${after.join('')}`
    const written = String(encodeComposerContextClipboardHtml(fragment, text))
    for (const element of [written, writeElement(json, style)]) {
      equal(JSON.stringify(decodeComposerContextClipboardHtml(around(element))), json)
    }
    equal(decodeComposerContextClipboardHtml(around('')), null)
    checkShown(written, text)
    checkDamaged(applyEdits(json, edits), json, written)
    checkAny(html)
    return true
  },
}

/** The HTML shows the text as it is, in one element of its own. */
function checkShown(html: string, text: string): void {
  const elements: string[] = []
  let shown = ''
  new Parser({
    onopentag: (name) => elements.push(name),
    ontext: (part) => {
      shown += part
    },
    // What a parser does first with any HTML.
  }).end(html.replace(/\r\n?/g, '\n'))
  deepStrictEqual(elements, ['span'])
  equal(shown, text.replaceAll('\0', '\ufffd'))
}

/** A damaged flavour is read whole or not at all, and does not hide a good one. */
function checkDamaged(damaged: string, json: string, html: string): void {
  const read = decodeComposerContextFragment(damaged)
  const found = JSON.stringify(read)
  if (read) equal(JSON.stringify(decodeComposerContextFragment(encodeComposerContextFragment(read))), found)
  equal(JSON.stringify(readComposerContextClipboard({ custom: damaged, html })), read ? found : json)
  equal(JSON.stringify(readComposerContextClipboard({ custom: json, html: damaged })), json)
  if (!damaged.toLowerCase().includes(ATTRIBUTE)) equal(decodeComposerContextClipboardHtml(damaged), null)
}

/** Whatever the HTML is, what is read is the value of an attribute. */
function checkAny(html: string): void {
  const read = decodeComposerContextClipboardHtml(html)
  if (!read) return
  const json = JSON.stringify(read)
  const values = attributeValues(html, ATTRIBUTE)
  ok(
    values.some((value) => JSON.stringify(decodeComposerContextFragment(value)) === json),
    json,
  )
}
