import { describe, expect, it } from 'vitest'
import { expectLinear } from '../../corpus/harness/growth.ts'
import { encodeComposerContextFragment } from './fragment.ts'
import {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from './html.ts'
import { planContextPaste } from './paste.ts'
import { countingIds, fragmentOf, id, mention } from './records.fixture.ts'

const fragment = fragmentOf([mention('m', 'x')])
const element = String(encodeComposerContextClipboardHtml(fragment))

const HOSTILE_HTML = [
  ...['<', '>', '&', '"', "'", '</', '<!', '<!--', '-->', '<?', '<![CDATA[', ']]>', '</>', '=', '\0', '😀'],
  ...[
    '<div>',
    '</div>',
    '<b><i></b></i>',
    '<p',
    '<table><tr><td>',
    '<svg><p>',
    '<template>',
    '<option><select>',
  ],
  ...[
    '<a b',
    '<a b=',
    '<a b="',
    "<a b='>",
    '<a b=c ',
    'b="c"',
    '<a/',
    '</a b="',
    '<script>',
    '</script',
    '</script >',
    '<script><!--',
    '<script></script>',
    '</p b>',
    "</p b='>'>",
    '<title>',
  ],
  ...[
    '<textarea></',
    '<plaintext>',
    '<!-- --!',
    '--!',
    '&#',
    '&#x',
    '&#1114112;',
    '&amp',
    '&amp;',
    '&noti',
    '&CounterClockwise',
  ],
  ...[
    ` ${ATTRIBUTE}`,
    `<a ${ATTRIBUTE}>`,
    `<a ${ATTRIBUTE}=1>`,
    `<a ${ATTRIBUTE}="`,
    ` ${ATTRIBUTE}='&quot;'`,
  ],
  ...[`<a ${ATTRIBUTE}='{"version":1,"records":[`, `<a ${ATTRIBUTE}='{"version":1}'>`],
]

const FRAMES: [name: string, frame: (text: string) => string][] = [
  ['before a fragment', (text) => text + element],
  ['in the attribute', (text) => `<a ${ATTRIBUTE}='${text}'>${element}`],
  ['in the attribute, without an end', (text) => `<a ${ATTRIBUTE}="${text}`],
  ['in a tag', (text) => `<a ${text} ${ATTRIBUTE}>${element}`],
]

describe.each(FRAMES)('decode HTML: %s', (_, frame) => {
  it.each(HOSTILE_HTML)('should take linear time for runs of %j', (part) => {
    const textOf = (length: number) => frame(part.repeat(length / part.length))
    expectLinear(decodeComposerContextClipboardHtml, textOf, 2 ** 17)
  })
})

it('should read a fragment behind a million open elements and as many closing tags', () => {
  const html = `${'<div>'.repeat(1_000_000)}${'</p>'.repeat(1_000_000)}${element}`
  expect(decodeComposerContextClipboardHtml(html)).toStrictEqual(fragment)
})

it('should read a fragment of sixteen million characters, and none that is longer', () => {
  const json = String(encodeComposerContextFragment(fragment))
  const html = (length: number) => `<a ${ATTRIBUTE}='${json.padEnd(length)}'>`
  expect(decodeComposerContextClipboardHtml(html(16_000_000))).toStrictEqual(fragment)
  expect(decodeComposerContextClipboardHtml(html(16_000_001))).toBeNull()
}, 30_000)

it('should read a fragment among a million references', () => {
  const json = String(encodeComposerContextFragment(fragment))
  const html = `<a ${ATTRIBUTE}='${json}${'&#32;'.repeat(1_000_000)}'>`
  expect(decodeComposerContextClipboardHtml(html)).toStrictEqual(fragment)
}, 30_000)

/** A text of about this length, of references to the ids `m0` to `m<count - 1>` in turn. */
function referring(length: number, count: number): string {
  const one = (index: number) => `[x](t3-context://v1/mention/m${index % count}) `
  return Array.from({ length: length / one(0).length }, (_, index) => one(index)).join('')
}

/** Plan a paste of records with these ids into a draft that has some of them, some others, and some with other payloads. */
function plan(text: string, count: number, path: (index: number) => string) {
  const record = mention('m', 'x')
  const records = Array.from({ length: count }, (_, index) => ({
    ...record,
    contextId: id(`m${index}`),
    path: path(index),
  }))
  const own = records.map((one, index) =>
    index % 3 === 0 ? one : { ...one, path: `own ${index % 2} ${one.path}` },
  )
  return planContextPaste({
    text,
    fragment: fragmentOf(records),
    draft: { records: own },
    environmentId: 'here',
    mintId: countingIds(),
  })
}

describe('plan a paste', () => {
  it('should take linear time for references', () => {
    const work = (text: string) => plan(text, 60, String)
    expectLinear(work, (length) => referring(length, 60), 2 ** 20)
    expect(work(referring(2 ** 20, 60)).imported).toHaveLength(40)
  })

  it('should take linear time for records', () => {
    const work = (text: string) => plan(text, Math.ceil(text.length / 128), String)
    expectLinear(work, (length) => referring(length, length), 2 ** 18)
  })

  it('should take linear time for equal records', () => {
    const work = (text: string) => plan(text, Math.ceil(text.length / 128), () => 'x')
    expectLinear(work, (length) => referring(length, length), 2 ** 18)
  })

  it('should take linear time for what a record holds', () => {
    const work = (text: string) => plan('[](t3-context://v1/mention/m1)', 2, () => text)
    expectLinear(work, (length) => '"\u0001<'.repeat(length / 3), 2 ** 20)
  })
})
