import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { capturedText } from '../../fuzz/arbitraries/captured-text.ts'
import { encodeComposerContextFragment } from './fragment.ts'
import {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from './html.ts'
import { fragment } from './records.fixture.ts'

/** What shows a fragment, and carries none. */
const SHOWN = `<i ${ATTRIBUTE}='{"version":1,"source":{"environmentId":"shown"},"records":[]}'>`

/** Markup that is whole by itself, and carries no fragment. */
const WHOLE = [
  ...[
    '',
    'text',
    ' ',
    '\n',
    '&amp;',
    '&lt;i&gt;',
    '&',
    '&#',
    '< ',
    '< i>',
    '</>',
    '<<3',
    '>',
    '"',
    "'",
    '\0',
  ],
  ...[
    '<p>',
    '</p>',
    '<br/>',
    '<P CLASS=a>',
    "<a title='>'>",
    '<a title=">" hidden>',
    '<td/ a/=b>',
    '</x y="z">',
  ],
  ...[
    '<html><body>',
    '<!doctype html>',
    '<!--StartFragment-->',
    '<!---->',
    '<!-->',
    '<!x>',
    '<?x>',
    '<![CDATA[x]]>',
  ],
  ...[
    `<!-- ${SHOWN} -->`,
    `<script>${SHOWN}</script>`,
    `<STYLE >${SHOWN}</style >`,
    `<title>${SHOWN}</title>`,
    `</p title="${SHOWN.replaceAll('"', '&quot;')}" x=">" >`,
    `<script><!-- <script></script>${SHOWN}--></script>`,
    '<script><!-- </script>',
    '<![CDATA[>',
  ],
  ...[
    `<textarea>&lt;${SHOWN}</textarea>`,
    `<xmp>${SHOWN}</xmp>`,
    `<i ${ATTRIBUTE}>`,
    `<i ${ATTRIBUTE}="{}">`,
  ],
  ...[`<i x-${ATTRIBUTE}="1">`, `<${ATTRIBUTE}>`, `</i ${ATTRIBUTE}="1">`, ATTRIBUTE, `${ATTRIBUTE}='{}'`],
  'Version:0.9\r\nStartHTML:00000097\r\nSourceURL:https://e.com/?a&b\r\n',
]

const markup = fc.array(fc.constantFrom(...WHOLE), { maxLength: 8 }).map((parts) => parts.join(''))

/** What an open bracket or slash at the end of some markup must not become a tag with. */
const separated = markup.map((text) => `${text} `)

type Spelling = (character: string) => string

const SPELLINGS: Spelling[] = [
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&#x${character.codePointAt(0)?.toString(16)};`,
  (character) => `&#X000${character.codePointAt(0)?.toString(16).toUpperCase()};`,
]

const NAMES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&lbrace;',
  '\u00a0': '&nbsp;',
}

/** How an attribute is written: its quotes, and which characters are written as references, and how. */
interface AttributeStyle {
  name: string
  equals: string
  quote: string
  /** In turn; null for a character that is written as it is, if it can be. */
  spellings: (Spelling | null)[]
}

const attributeStyle: fc.Arbitrary<AttributeStyle> = fc.record({
  name: fc.constantFrom(ATTRIBUTE, ATTRIBUTE.toUpperCase(), ATTRIBUTE.replace('f', 'F')),
  equals: fc.constantFrom('=', ' = ', '\n=\t', '=\r\n'),
  quote: fc.constantFrom('"', "'", ''),
  spellings: fc.array(fc.option(fc.constantFrom(...SPELLINGS)), { minLength: 1, maxLength: 7 }),
})

/** Write a value as an attribute, in a style, with the references that it needs and some that it does not need. */
function writeAttribute(value: string, style: AttributeStyle): string {
  const { name, equals, quote, spellings } = style
  const needed = quote === '' ? /[&\s"'<>=`]/ : new RegExp(`[&${quote}]`)
  const written = Array.from(value, (character, index) => {
    const spell = spellings[index % spellings.length]
    // A reference to U+0080–U+009F means a character of Windows-1252.
    if (spell && !/[\x80-\x9f]/.test(character)) return spell(character)
    return needed.test(character) ? (NAMES[character] ?? `&#${character.codePointAt(0)};`) : character
  })
  return `${name}${equals}${quote}${written.join('')}${quote}`
}

it('should find the fragment in any markup, however its attribute is written', () => {
  fc.assert(
    fc.property(fragment(), attributeStyle, separated, markup, (expected, style, before, after) => {
      const attribute = writeAttribute(String(encodeComposerContextFragment(expected)), style)
      const html = `${before}<div class='a' ${attribute} id=b>${after}`
      expect(JSON.stringify(decodeComposerContextClipboardHtml(html))).toBe(JSON.stringify(expected))
    }),
    { numRuns: 2_000 },
  )
})

it('should read back what it writes, in any markup', () => {
  fc.assert(
    fc.property(fragment(), capturedText(2_000), separated, markup, (expected, text, before, after) => {
      const html = encodeComposerContextClipboardHtml(expected, text)
      const read = decodeComposerContextClipboardHtml(`${before}${html}${after}`)
      expect(JSON.stringify(read)).toBe(JSON.stringify(expected))
    }),
    { numRuns: 2_000 },
  )
})

it('should find none where none is, though it may be shown', () => {
  fc.assert(
    fc.property(markup, (html) => {
      expect(decodeComposerContextClipboardHtml(html)).toBeNull()
    }),
    { numRuns: 5_000 },
  )
})

it('should show the text as it is, and no element but its own', () => {
  fc.assert(
    fc.property(fragment(), capturedText(2_000), (one, text) => {
      const elements: string[] = []
      let shown = ''
      new Parser({
        onopentag: (name) => elements.push(name),
        ontext: (part) => {
          shown += part
        },
      }).end(String(encodeComposerContextClipboardHtml(one, text)))
      expect(elements).toEqual(['span'])
      expect(shown).toBe(text.replaceAll('\0', '\ufffd'))
    }),
    { numRuns: 2_000 },
  )
})
