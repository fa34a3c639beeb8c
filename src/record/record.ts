import * as v from 'valibot'
import { kind as kindRule } from '../../grammar/context-reference.ts'
import { regExpSource } from '../../grammar/regexp.ts'
import { decode, toSchema } from './decode.ts'
import type { JsonPath } from './json.ts'
import { common, kinds } from './kinds.ts'

/** The most characters of JSON that a record may have: no more than a context. */
export const RECORD_CHARACTERS_MAX = 16_000_000

/** The most characters of JSON that the payload of a record of an unknown kind may have. */
export const PAYLOAD_MAX = 64_000

/** A kind whose fields this package knows. */
export type KnownContextKind = keyof typeof kinds

/** The kinds whose fields this package knows, in the order of the specification. */
export const KNOWN_CONTEXT_KINDS = Object.keys(kinds) as readonly KnownContextKind[]

const known: ReadonlyMap<unknown, v.GenericSchema<unknown, KnownContextRecord>> = new Map(
  Object.entries(kinds),
)

/** The fields of every other kind; a malformed record of a known kind must not pass for one of these. */
export const unknownFields = v.looseObject({
  ...common,
  kind: v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^(?!(?:${KNOWN_CONTEXT_KINDS.join('|')})$)${regExpSource(kindRule)}$`),
      'a kind that is none of the known ones: a–z first, then a–z 0–9 -, at most 40 characters',
    ),
  ),
  payload: v.optional(
    v.pipe(
      v.unknown(),
      v.check(
        (payload) => JSON.stringify(payload ?? null).length <= PAYLOAD_MAX,
        `at most ${PAYLOAD_MAX} characters of JSON, found more`,
      ),
    ),
  ),
})

/** An image. It holds no bytes: it is bound to an attachment. */
export type ImageContextRecord = v.InferOutput<typeof kinds.image>
/** A file. It holds no bytes: it is bound to an attachment. */
export type FileContextRecord = v.InferOutput<typeof kinds.file>
/** An excerpt of a terminal: lines `lineStart` to `lineEnd`. */
export type TerminalContextRecord = v.InferOutput<typeof kinds.terminal>
/** An element that was picked on a page. */
export type ElementContextRecord = v.InferOutput<typeof kinds.element>
/** A note on the preview of a page. */
export type PreviewAnnotationContextRecord = v.InferOutput<(typeof kinds)['preview-annotation']>
/** A comment on lines of a file, with the diff it is about. */
export type ReviewCommentContextRecord = v.InferOutput<(typeof kinds)['review-comment']>
/** A file of the project that was mentioned. */
export type MentionContextRecord = v.InferOutput<typeof kinds.mention>
/** A skill that was mentioned. */
export type SkillContextRecord = v.InferOutput<typeof kinds.skill>
/** A record of a kind that this package does not know, with its payload or its own fields as they came. */
export type UnknownContextRecord = v.InferOutput<typeof unknownFields>

/** A record of a known kind: `kind` tells which. */
export type KnownContextRecord = {
  [Kind in KnownContextKind]: v.InferOutput<(typeof kinds)[Kind]>
}[KnownContextKind]

/** A record of any kind; {@linkcode isKnownContextRecord} tells known kinds from others. */
export type ComposerContextRecord = KnownContextRecord | UnknownContextRecord

/** The schema of an {@linkcode ImageContextRecord}. */
export const ImageContextRecord = schemaOf(kinds.image)
/** The schema of a {@linkcode FileContextRecord}. */
export const FileContextRecord = schemaOf(kinds.file)
/** The schema of a {@linkcode TerminalContextRecord}. */
export const TerminalContextRecord = schemaOf(kinds.terminal)
/** The schema of an {@linkcode ElementContextRecord}. */
export const ElementContextRecord = schemaOf(kinds.element)
/** The schema of a {@linkcode PreviewAnnotationContextRecord}. */
export const PreviewAnnotationContextRecord = schemaOf(kinds['preview-annotation'])
/** The schema of a {@linkcode ReviewCommentContextRecord}. */
export const ReviewCommentContextRecord = schemaOf(kinds['review-comment'])
/** The schema of a {@linkcode MentionContextRecord}. */
export const MentionContextRecord = schemaOf(kinds.mention)
/** The schema of a {@linkcode SkillContextRecord}. */
export const SkillContextRecord = schemaOf(kinds.skill)
/** The schema of an {@linkcode UnknownContextRecord}. */
export const UnknownContextRecord = schemaOf(unknownFields)
/** The schema of a record of any kind; see {@linkcode decodeContextRecord}. */
export const ComposerContextRecord: v.GenericSchema<unknown, ComposerContextRecord> = toSchema((input) =>
  decode(input, fieldsOf, RECORD_CHARACTERS_MAX),
)

/** A record, or what is wrong with it. */
export interface ContextRecordDecoding {
  /** `null` if it is none. */
  record: ComposerContextRecord | null
  /** Where the fault is: keys and indexes, from the outside in. */
  path: JsonPath
  /** What was expected and what was found; `null` if there is a record. */
  reason: string | null
}

/**
 * Decode a record (specification, section 5). A kind that is not known keeps its payload or its own fields; a known
 * one must have the fields of its kind. Keys that are not named are kept, in their order.
 *
 * @param input anything
 * @returns the record, which shares nothing with the input, or what is wrong with it and where; never throws
 */
export function decodeContextRecord(input: unknown): ContextRecordDecoding {
  const { value, path, reason } = decode(input, fieldsOf, RECORD_CHARACTERS_MAX)
  return { record: value, path, reason }
}

/** Tell whether the kind of a record is known: then `kind` tells its fields. */
export function isKnownContextRecord(record: ComposerContextRecord): record is KnownContextRecord {
  return known.has(record.kind)
}

/** Tell whether a record is bound to an attachment, whose bytes are elsewhere. */
export function isAttachmentContextRecord(
  record: ComposerContextRecord,
): record is ImageContextRecord | FileContextRecord {
  return isKnownContextRecord(record) && (record.kind === 'image' || record.kind === 'file')
}

/** Give the schema of the fields of a record: by its kind, so that a known one has its own fields to satisfy. */
export function fieldsOf(copy: unknown): v.GenericSchema<unknown, ComposerContextRecord> {
  return known.get(Object(copy).kind) ?? unknownFields
}

function schemaOf<Schema extends v.GenericSchema>(
  fields: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>> {
  return toSchema((input) => decode(input, () => fields, RECORD_CHARACTERS_MAX))
}
