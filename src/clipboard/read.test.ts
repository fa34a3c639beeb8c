import { expect, it } from 'vitest'
import { encodeComposerContextFragment } from './fragment.ts'
import { encodeComposerContextClipboardHtml } from './html.ts'
import { readComposerContextClipboard } from './read.ts'
import { fragmentOf } from './records.fixture.ts'

const inCustom = fragmentOf([], 'custom')
const inHtml = fragmentOf([], 'html')
const custom = encodeComposerContextFragment(inCustom)
const html = encodeComposerContextClipboardHtml(inHtml, 'x')

it.each([
  ['both', { custom, html }, inCustom],
  ['the custom type', { custom }, inCustom],
  ['the HTML', { html }, inHtml],
  ['a damaged custom type beside', { custom: '{"version":', html }, inHtml],
  ['an empty custom type beside', { custom: '', html }, inHtml],
  ['a newer custom type beside', { custom: '{"version":2}', html }, inHtml],
  ['damaged HTML beside', { custom, html: '<i data-t3-context-fragment="' }, inCustom],
  // Each flavour has its own form.
  ['the flavours exchanged', { custom: html, html: custom }, null],
  ['neither', {}, null],
  ['neither, as getData says it', { custom: '', html: '' }, null],
  ['neither, in another way', { custom: null, html: null }, null],
])('should read %s', (_, flavours, expected) => {
  expect(readComposerContextClipboard(flavours)).toStrictEqual(expected)
})

it.each([undefined, null, 1, 'x', []])('should find nothing in %j', (flavours) => {
  expect(readComposerContextClipboard(flavours as never)).toBeNull()
})
