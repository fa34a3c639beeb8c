import * as v from 'valibot'
import { choice, type Field, flag, list, map, nextByte } from './field.ts'
import { type Json, json } from './json.ts'
import { whole } from './whole.ts'
import { words } from './words.ts'

/** How many items an array has at most; every schema of an array allows so many. */
const ITEMS_MAX = 50

/** What each type of schema of valibot has beside its name; a pipe has what its first schema has. */
interface Parts {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
  literal?: Json
  options?: readonly Json[]
  pipe?: readonly { type: string; requirement?: number }[]
}

/** Gives the words that texts of a schema are made of. */
export type VocabularyOf = (schema: v.GenericSchema) => readonly string[]

/**
 * Lay out in bytes what a schema accepts. All bytes are such a value: no mutation is lost to the decoder. What a check on
 * an object says of several of its members is not looked at.
 *
 * @param schema of JSON, made of the types that the schemas of records are made of
 */
export function fieldOf(schema: v.GenericSchema, vocabularyOf: VocabularyOf): Field<Json> {
  const { entries, item, wrapped, literal, options } = schema as Parts
  const inner = (one: v.GenericSchema | undefined) => fieldOf(one as v.GenericSchema, vocabularyOf)
  switch (schema.type) {
    case 'literal':
      return { read: () => literal as Json, write: () => new Uint8Array() }
    case 'picklist':
      return choice(options as readonly Json[])
    case 'boolean':
      return flag as Field<unknown> as Field<Json>
    case 'number':
      return whole(requirementOf(schema, 'min_value')) as Field<unknown> as Field<Json>
    case 'string':
      return textOf(schema, vocabularyOf(schema))
    case 'nullable':
      return orNull(inner(wrapped))
    case 'array':
      return arrayOf(inner(item))
    case 'object':
    case 'loose_object':
      return objectOf(entries as NonNullable<Parts['entries']>, vocabularyOf) as Field<unknown> as Field<Json>
    case 'unknown':
      return json
    default:
      throw new TypeError(`No layout for the schema ${schema.type}`)
  }
}

/** The members of an object in their order; one that is optional behind a byte that says whether it is there. */
export function objectOf(
  entries: Record<string, v.GenericSchema>,
  vocabularyOf: VocabularyOf,
): Field<{ [key: string]: Json }> {
  const fields = Object.entries(entries).map(([key, schema]) => {
    const isOptional = schema.type === 'optional'
    const member = fieldOf(isOptional ? ((schema as Parts).wrapped as v.GenericSchema) : schema, vocabularyOf)
    return { key, member, isOptional }
  })
  return {
    read: (cursor) =>
      Object.fromEntries(
        fields.flatMap(({ key, member, isOptional }) =>
          isOptional && !flag.read(cursor) ? [] : [[key, member.read(cursor)]],
        ),
      ),
    write: (value) =>
      Buffer.concat(
        fields.flatMap(({ key, member, isOptional }) => {
          if (isOptional && !Object.hasOwn(value, key)) return [flag.write(false)]
          const written = member.write(value[key] as Json)
          return isOptional ? [flag.write(true), written] : [written]
        }),
      ),
  }
}

/** Words; if the schema does not accept them, what can be cut out of them, or else a letter. */
function textOf(schema: v.GenericSchema, vocabulary: readonly string[]): Field<Json> {
  const max = requirementOf(schema, 'max_length')
  return map<string, Json>(
    words(vocabulary),
    (value) => [value, value.trim().slice(0, max).trim()].find((one) => v.is(schema, one)) ?? 'a',
    String,
  )
}

function orNull(field: Field<Json>): Field<Json> {
  return {
    read: (cursor) => (flag.read(cursor) ? field.read(cursor) : null),
    write: (value) =>
      value === null ? flag.write(false) : Buffer.concat([flag.write(true), field.write(value)]),
  }
}

/** Items, each behind a byte: what an item begins with may be the end of a list. */
function arrayOf(item: Field<Json>): Field<Json> {
  const marked: Field<Json> = {
    read(cursor) {
      nextByte(cursor)
      return item.read(cursor)
    },
    write: (value) => Buffer.concat([Uint8Array.of(0), item.write(value)]),
  }
  return list(marked, ITEMS_MAX) as Field<unknown> as Field<Json>
}

function requirementOf(schema: v.GenericSchema, type: string): number | undefined {
  return (schema as Parts).pipe?.find((one) => one.type === type)?.requirement
}
