import { remark } from 'remark'
import { VFile } from 'vfile'
import remarkContextReference, { type RemarkContextReferenceOptions } from '../index.ts'

/** A message as the tests write it. */
export interface Report {
  ruleId: string | undefined
  reason: string
  /** `line:column-line:column` */
  place: string
  /** The text at that place. */
  source: string
  expected: string[] | undefined
  actual: string | undefined
  note: string | undefined
}

/** What the plugin says about a text. */
export function reportsOf(markdown: string, options?: RemarkContextReferenceOptions): Report[] {
  return messagesOf(markdown, options).map(({ ruleId, reason, place, expected, actual, note }) => {
    if (!place || !('start' in place)) throw new Error('A message without a place')
    const { start, end } = place
    return {
      ruleId,
      reason,
      place: `${start.line}:${start.column}-${end.line}:${end.column}`,
      source: markdown.slice(start.offset, end.offset),
      expected,
      actual,
      note,
    }
  })
}

/** The messages of the plugin about a text. */
export function messagesOf(markdown: string, options?: RemarkContextReferenceOptions): VFile['messages'] {
  const processor = remark().use(remarkContextReference, options)
  const file = new VFile(markdown)
  processor.runSync(processor.parse(file), file)
  return file.messages
}
