import * as v from 'valibot'
import { explainIssue, type Fault } from './explain.ts'
import { EXTRAS_MAX, measureExtras } from './extras.ts'
import { copyJson, isJsonFault, type JsonPath } from './json.ts'

/** Gives the schema for a copy of what came in. It looks at fields alone, and may drop what it does not name. */
export type SchemaOf<Output> = (copy: unknown) => v.GenericSchema<unknown, Output>

/** A value that a schema accepts, or what is wrong with it. */
export type Decoded<Value> =
  | {
      /** Has every key in its place: also those that the schema does not name. */
      value: Value
      path: readonly []
      reason: null
    }
  | ({ value: null } & Fault)

/**
 * Hold a copy of a value against its schema, and carry everything through that the schema does not name.
 *
 * @param copy JSON that nobody else holds; it becomes the value
 */
export function check<Output>(copy: unknown, schemaOf: SchemaOf<Output>): Decoded<Output> {
  const schema = schemaOf(copy)
  const { issues } = v.safeParse(schema, copy, { abortEarly: true })
  if (issues) return { value: null, ...explainIssue(issues[0]) }
  const extras = measureExtras(schema, copy)
  // Nothing is transformed: what the schema accepts is its output.
  if (extras <= EXTRAS_MAX) return { value: copy as Output, path: [], reason: null }
  const reason = `Expected at most ${EXTRAS_MAX} characters of other fields, found ${extras}`
  return { value: null, path: [], reason }
}

/** Copy a value and {@linkcode check} it; never throws. */
export function decode<Output>(
  input: unknown,
  schemaOf: SchemaOf<Output>,
  maxLength: number,
): Decoded<Output> {
  const copy = copyJson(input, maxLength)
  if (!isJsonFault(copy)) return check(copy.value, schemaOf)
  return { value: null, path: copy.path, reason: copy.reason }
}

/** Make a schema that accepts what a decoder accepts, and gives what it gives. */
export function toSchema<Output>(
  decodeValue: (input: unknown) => Decoded<Output>,
): v.GenericSchema<unknown, Output> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value, path, reason } = decodeValue(dataset.value)
      if (reason === null) return value
      const [first, ...rest] = path.map(toPathItem)
      addIssue(first ? { message: reason, path: [first, ...rest] } : { message: reason })
      return NEVER
    }),
  )
}

function toPathItem(key: JsonPath[number]): v.UnknownPathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value: undefined }
}
