/** The JSON Schema of contexts and clipboard fragments, made from the schemas that decode them. */
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { kinds } from '../src/record/kinds.ts'
import { MESSAGE_CONTEXT_VERSION, MESSAGE_RECORDS_MAX } from '../src/record/message-context.ts'
import { KNOWN_CONTEXT_KINDS, unknownFields } from '../src/record/record.ts'

const DIALECT = 'http://json-schema.org/draft-07/schema#'

/** What the language of JSON Schema cannot say. */
const LIMITS = [
  'Lengths are meant in UTF-16 code units; JSON Schema counts code points.',
  'Not said here: that ranges do not end before they start; that the JSON of a payload, and of fields that have no name',
  'here, has at most 64000 code units, and the whole at most 16000000; that nothing is nested more than 100 levels',
  'deep; and that no two records have the same contextId. A reader drops a record that is not valid, and keeps the rest.',
].join(' ')

/** Make the schema of a context. Its definitions are those of a record, and of each kind. */
export function messageContextJsonSchema(): string {
  const entries = Object.entries<GenericSchema>({ ...kinds, unknown: unknownFields })
  const definitions = Object.fromEntries(entries.map(([kind, schema]) => [kind, convert(schema)]))
  const kindRefs = [...KNOWN_CONTEXT_KINDS, 'unknown'].map((kind) => ({ $ref: `#/definitions/${kind}` }))
  return write({
    $schema: DIALECT,
    $comment: LIMITS,
    title: 'The context of a message, version 1',
    type: 'object',
    properties: {
      version: { const: MESSAGE_CONTEXT_VERSION },
      records: { type: 'array', maxItems: MESSAGE_RECORDS_MAX, items: { $ref: '#/definitions/record' } },
    },
    required: ['version', 'records'],
    definitions: { record: { anyOf: kindRefs }, ...definitions },
  })
}

function convert(schema: GenericSchema): object {
  const { $schema: _, ...converted } = toJsonSchema(schema, { ignoreActions: ['brand', 'check'] })
  return converted
}

function write(schema: object): string {
  return `${JSON.stringify(schema, undefined, 2)}\n`
}
