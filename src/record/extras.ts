import type { GenericSchema } from 'valibot'

/** The most characters of JSON that fields which no schema names may have in a record (specification, section 5). */
export const EXTRAS_MAX = 64_000

/**
 * Measure the fields of a decoded value that its schema does not name, at every level that it does name.
 *
 * @param schema of valibot, made of objects and arrays
 * @param value JSON that the schema accepts
 * @returns the UTF-16 code units of these fields as JSON, the objects around them included; 0 if there are none
 */
export function measureExtras(schema: GenericSchema, value: unknown): number {
  if (Array.isArray(value)) {
    const item = part(schema, 'item')
    return item ? value.reduce<number>((sum, one) => sum + measureExtras(item, one), 0) : 0
  }
  const entries = part(schema, 'entries') as Record<string, GenericSchema> | undefined
  if (!entries) return 0
  let length = 0
  const extras: [string, unknown][] = []
  for (const [key, member] of Object.entries(value as object)) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (!entry) extras.push([key, member])
    // Most members are texts and numbers, which hold nothing more.
    else if (typeof member === 'object' && member !== null) length += measureExtras(entry, member)
  }
  return extras.length > 0 ? length + JSON.stringify(Object.fromEntries(extras)).length : length
}

/** A part of a schema, or of the one that may be `null` or missing. */
function part(schema: GenericSchema, name: 'item' | 'entries'): GenericSchema | undefined {
  const parts = schema as { item?: GenericSchema; entries?: GenericSchema; wrapped?: GenericSchema }
  return parts.wrapped ? part(parts.wrapped, name) : parts[name]
}
