import type { ToHast } from './to-hast.ts'

/** What a diagnostic is about; the ids are stable. */
export type ContextReferenceRuleId = 'invalid-uri' | 'newer-version' | 'not-canonical' | 'unresolved'

/** How much a diagnostic weighs: `error` sets `fatal`, `off` writes no message. */
export type ContextReferenceSeverity = 'error' | 'warning' | 'info' | 'off'

/** The records that references may point at: records or ids, or a function that knows. */
export type KnownRecords = Iterable<string | { contextId: string }> | ((contextId: string) => unknown)

/** Options of the plugin. */
export interface RemarkContextReferenceOptions {
  /**
   * The records at hand; a reference to any other id gets a message and a marker. By default nothing is checked. An
   * iterable is read once, when the processor is frozen.
   */
  records?: KnownRecords | undefined
  /** The weight of all diagnostics, or of each rule's; `warning` by default. */
  severity?:
    | ContextReferenceSeverity
    | Partial<Record<ContextReferenceRuleId, ContextReferenceSeverity | undefined>>
    | undefined
  /** Whether the HTML of a rejected link or image is without `href` and `src`; true by default. */
  inertRejected?: boolean | undefined
  /** Makes the HTML element of a reference; by default `contextReferenceToHast`. */
  toHast?: ToHast | undefined
}

const RULE_IDS: readonly string[] = ['invalid-uri', 'newer-version', 'not-canonical', 'unresolved']
const SEVERITIES: readonly unknown[] = ['error', 'warning', 'info', 'off', undefined]

/**
 * Check what a caller gave as `severity` and `toHast`.
 *
 * @throws {TypeError} names the option that is none of its values
 */
export function checkOptions({ severity, toHast }: RemarkContextReferenceOptions): void {
  const byRule = typeof severity === 'object' ? severity : undefined
  const rule = Object.keys(byRule ?? {}).find((name) => !RULE_IDS.includes(name))
  if (rule !== undefined) {
    throw new TypeError(`Invalid severity: expected ${RULE_IDS.join(', ')}, found the rule ${rule}`)
  }
  const weights: unknown[] = byRule ? Object.values(byRule) : [severity]
  const index = weights.findIndex((weight) => !SEVERITIES.includes(weight))
  if (index !== -1) {
    throw new TypeError(`Invalid severity: expected error, warning, info or off, found ${weights[index]}`)
  }
  if (toHast !== undefined && typeof toHast !== 'function') {
    throw new TypeError(
      `Invalid toHast: expected a function, found ${toHast === null ? 'null' : typeof toHast}`,
    )
  }
}

/**
 * Make one test of all the forms of `records`; without them every id is known. An iterable is read once.
 *
 * @throws {TypeError} for anything else, such as a `Map`, which iterates over pairs
 */
export function knowsRecords(records: KnownRecords | undefined): (contextId: string) => boolean {
  if (records === undefined) return () => true
  if (typeof records === 'function') {
    return (contextId) => {
      const found = records(contextId)
      // A promise would know every id.
      if (found instanceof Promise) throw new TypeError('Invalid records: the function is asynchronous')
      return Boolean(found)
    }
  }
  if (typeof records !== 'object' || records?.[Symbol.iterator] === undefined) throw invalidRecords()
  const ids = new Set(Array.from(records, readId))
  return (contextId) => ids.has(contextId)
}

function readId(record: string | { contextId: string } | null | undefined): string {
  const id: unknown = typeof record === 'string' ? record : record?.contextId
  if (typeof id === 'string') return id
  throw invalidRecords()
}

function invalidRecords(): TypeError {
  return new TypeError('Invalid records: expected records or ids, in an iterable, or a function')
}
