import * as v from 'valibot'
import { contextId } from '../../grammar/context-reference.ts'
import { toWholeRegExp } from '../../grammar/regexp.ts'

/** What a reference id begins with. */
const REFERENCE_ID_PREFIX = 'ref_'

const idOf = v.pipe(v.string(), v.regex(toWholeRegExp(contextId), '1 to 128 of A–Z a–z 0–9 _ -'))

/** The identity of a record: durable, on the wire, compared exactly (specification, section 8). */
export type ComposerContextId = string & v.Brand<'ComposerContextId'>
/** The schema of a {@linkcode ComposerContextId}. */
export const ComposerContextId: v.GenericSchema<string, ComposerContextId> = v.pipe(
  idOf,
  v.brand('ComposerContextId'),
)

/** One occurrence of a reference in an editor: never on the wire, new at every parse (specification, section 8). */
export type ComposerContextReferenceId = string & v.Brand<'ComposerContextReferenceId'>
/** The schema of a {@linkcode ComposerContextReferenceId}. */
export const ComposerContextReferenceId: v.GenericSchema<string, ComposerContextReferenceId> = v.pipe(
  idOf,
  v.startsWith(REFERENCE_ID_PREFIX),
  v.minLength(REFERENCE_ID_PREFIX.length + 1),
  v.brand('ComposerContextReferenceId'),
)

/** What an image or file record is bound to: an uploaded file of the server (specification, section 8). */
export type ChatAttachmentId = string & v.Brand<'ChatAttachmentId'>
/** The schema of a {@linkcode ChatAttachmentId}. */
export const ChatAttachmentId: v.GenericSchema<string, ChatAttachmentId> = v.pipe(
  idOf,
  v.brand('ChatAttachmentId'),
)

/**
 * Make an id for one occurrence of a reference.
 *
 * @param randomUUID the source of randomness, such as `() => crypto.randomUUID()`
 * @returns `ref_` and what it gave
 * @throws {TypeError} if what it gave does not make a valid id
 */
export function createComposerContextReferenceId(randomUUID: () => string): ComposerContextReferenceId {
  const random: unknown = randomUUID()
  if (typeof random !== 'string') throw new TypeError(`Invalid randomUUID: it gave ${typeof random}`)
  const id = v.safeParse(ComposerContextReferenceId, REFERENCE_ID_PREFIX + random)
  if (id.success) return id.output
  throw new TypeError(`Invalid randomUUID: it gave ${JSON.stringify(random)}`)
}
