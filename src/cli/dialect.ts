import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import type { RemarkContextReferenceOptions } from '../remark/options.ts'
import remarkContextReference from '../remark/plugin.ts'

/** A processor that parses and runs, but does not write. */
export type MarkdownProcessor = Processor<Root, Root>

/** Create a processor for the dialect of the command line: CommonMark with GFM, and context references. */
export function createProcessor(options: RemarkContextReferenceOptions = {}): MarkdownProcessor {
  return unified().use(remarkParse).use(remarkGfm).use(remarkContextReference, options).freeze()
}
