import type { ToHast } from './to-hast.ts'

/** What a diagnostic is about; the ids are stable. */
export type ContextReferenceRuleId = 'invalid-uri' | 'newer-version' | 'not-canonical' | 'unresolved'

/** How much a diagnostic weighs: `error` sets `fatal`, `off` writes no message. */
export type ContextReferenceSeverity = 'error' | 'warning' | 'info' | 'off'

/** The records that references may point at: records or ids, or a function that knows. */
export type KnownRecords = Iterable<string | { contextId: string }> | ((contextId: string) => unknown)

/** Options of the plugin. */
export interface RemarkContextReferenceOptions {
  /** The records at hand; a reference to any other id gets a message and a marker. By default nothing is checked. */
  records?: KnownRecords | undefined
  /** The weight of all diagnostics, or of each rule's; `warning` by default. */
  severity?:
    | ContextReferenceSeverity
    | Partial<Record<ContextReferenceRuleId, ContextReferenceSeverity>>
    | undefined
  /** Whether the HTML of a rejected link or image is without `href` and `src`; true by default. */
  inertRejected?: boolean | undefined
  /** Makes the HTML element of a reference; by default `contextReferenceToHast`. */
  toHast?: ToHast | undefined
}

/** Make one test of all the forms of `records`; without them every id is known. */
export function knowsRecords(records: KnownRecords | undefined): (contextId: string) => boolean {
  if (records === undefined) return () => true
  if (typeof records === 'function') return (contextId) => Boolean(records(contextId))
  const ids = new Set(
    Array.from(records, (record) => (typeof record === 'string' ? record : record.contextId)),
  )
  return (contextId) => ids.has(contextId)
}
