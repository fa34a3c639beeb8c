import { expect, it } from 'vitest'
import { encodeComposerContextFragment } from './fragment.ts'
import {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from './html.ts'
import { planContextPaste } from './paste.ts'
import { countingIds, fragmentOf, mention } from './records.fixture.ts'

const fragment = fragmentOf([mention('m', 'x')])
const element = String(encodeComposerContextClipboardHtml(fragment))

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

it('should plan a paste of thirty thousand references', () => {
  const records = Array.from({ length: 60 }, (_, index) => mention(`m${index}`, `${index}`))
  const own = records.map((record, index) =>
    index % 3 === 0 ? record : mention(record.contextId, `own ${index % 2} ${index}`),
  )
  const text = records.map(({ contextId }) => `[x](t3-context://v1/mention/${contextId}) `).join('')
  const { imported } = planContextPaste({
    text: text.repeat(500),
    fragment: fragmentOf(records),
    draft: { records: own },
    environmentId: 'here',
    mintId: countingIds(),
  })
  expect(imported).toHaveLength(40)
})
