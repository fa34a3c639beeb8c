import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { contextReferenceFromMarkdown } from './from-markdown.ts'

/** Reads Markdown without unified, with and without the extension. */
export const parsers = [
  {
    name: 'CommonMark',
    plain: (markdown: string) => fromMarkdown(markdown),
    extended: (markdown: string) =>
      fromMarkdown(markdown, { mdastExtensions: [contextReferenceFromMarkdown()] }),
  },
  {
    name: 'GFM',
    plain: (markdown: string) =>
      fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    extended: (markdown: string) =>
      fromMarkdown(markdown, {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown(), contextReferenceFromMarkdown()],
      }),
  },
  {
    name: 'GFM, the extension first',
    plain: (markdown: string) =>
      fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    extended: (markdown: string) =>
      fromMarkdown(markdown, {
        extensions: [gfm()],
        mdastExtensions: [contextReferenceFromMarkdown(), gfmFromMarkdown()],
      }),
  },
]
