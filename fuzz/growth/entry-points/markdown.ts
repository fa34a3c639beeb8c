import * as exports from '../../../src/markdown/index.ts'
import type { EntryPoint } from '../entry-point.ts'

const { collectMarkdownContextReferences } = exports

/** The scan that knows Markdown. Where there is no candidate it does not parse. */
export const markdown: EntryPoint = {
  name: 'markdown',
  exports,
  work: {
    collectMarkdownContextReferences: {
      'a message without a reference': (text) =>
        collectMarkdownContextReferences(text.replaceAll('t3-context:', 't3-context;')),
    },
  },
  withParser: ['collectMarkdownContextReferences'],
}
