import { describe, expect, it } from 'vitest'
import { decodeComposerContextFragment, encodeComposerContextFragment } from '../src/clipboard/fragment.ts'
import {
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from '../src/clipboard/html.ts'
import { readComposerContextClipboard } from '../src/clipboard/read.ts'
import { planPaste } from './harness/clipboard-runners.ts'
import { readSuite, readSuiteText } from './harness/files.ts'
import { writeText } from './harness/text.ts'

const { valid, invalid, html, pastes } = readSuite('clipboard.json')

it('should be ASCII, so that no editor or porter loses a character', () => {
  expect(readSuiteText('clipboard.json').match(/[^\n -~]/g)).toBeNull()
})

describe.each(valid)('$name', ({ json, fragment }) => {
  it('should be read as this fragment', () => {
    expect(decodeComposerContextFragment(writeText(json))).toStrictEqual(fragment)
  })

  it('should be read back from either flavour', () => {
    expect(decodeComposerContextFragment(encodeComposerContextFragment(fragment))).toStrictEqual(fragment)
    const written = encodeComposerContextClipboardHtml(fragment, writeText(json).slice(0, 1_000))
    expect(decodeComposerContextClipboardHtml(written)).toStrictEqual(fragment)
  })
})

it.each(invalid)('should not be a fragment: $name', ({ json }) => {
  expect(decodeComposerContextFragment(writeText(json))).toBeNull()
})

it.each(html)('should find in HTML: $name', ({ html: text, environmentId }) => {
  const fragment = environmentId === null ? null : { version: 1, source: { environmentId }, records: [] }
  expect(decodeComposerContextClipboardHtml(writeText(text))).toStrictEqual(fragment)
  expect(readComposerContextClipboard({ custom: '{', html: writeText(text) })).toStrictEqual(fragment)
})

it.each(pastes)('should be pasted: $name', ({ input, expect: plan }) => {
  expect(planPaste(input)).toStrictEqual(plan)
})
