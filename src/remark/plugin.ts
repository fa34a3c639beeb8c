import type { Root } from 'mdast'
import type {} from 'remark-parse'
import type {} from 'remark-stringify'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { contextReferenceFromMarkdown } from './from-markdown.ts'
import { checkOptions, knowsRecords, type RemarkContextReferenceOptions } from './options.ts'
import { contextReferenceToMarkdown } from './to-markdown.ts'
import { transformContextReferences } from './transform.ts'

/**
 * Add support for context references to a remark processor: `parse` makes nodes, `run` reports what was meant as a
 * reference and is none, `stringify` writes canonical source (specification, section 4).
 *
 * @param options configuration
 * @returns the transformer
 * @throws {TypeError} names the option that is none of its values
 */
export default function remarkContextReference(
  this: Processor,
  options: RemarkContextReferenceOptions | null | undefined = {},
): (tree: Root, file: VFile) => undefined {
  const settings = options ?? {}
  checkOptions(settings)
  const data = this.data()
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    contextReferenceFromMarkdown(settings),
  ]
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), contextReferenceToMarkdown()]
  const isKnown = knowsRecords(settings.records)
  return (tree, file) => transformContextReferences(tree, file, settings, isKnown)
}
