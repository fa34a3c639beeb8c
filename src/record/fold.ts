import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { kind as kindRule } from '../../grammar/context-reference.ts'
import { toWholeRegExp } from '../../grammar/regexp.ts'
import { ComposerContextId } from './identity.ts'

/** The most characters of the readable part of a folded id. */
export const SLUG_MAX = 48

/** How many UTF-16 code units of an id the readable part is made of. */
const SLUG_SOURCE_MAX = 192

/** How many bytes of the hash a folded id carries: 128 bits. */
const HASH_BYTES = 16

const wholeKind = toWholeRegExp(kindRule)

/**
 * Make a context id of a producer's own id (specification, section 8). The same id gives the same result on every
 * platform. Nothing is normalized: NFC and NFD are two ids. Two ids outside the grammar never give the same result;
 * a valid id that has the form of a folded one is that id.
 *
 * ```text
 * ctx_1                →  ctx_1
 * src/main.ts:12       →  src-main-ts-12_90e781bdb2f5593e02db04f8bde2d749
 * ```
 *
 * The slug is made of the first 192 UTF-16 code units: the runs of ASCII letters and digits, joined by `-`, cut to 48
 * characters, without a `-` at the end. Behind it stand `_` (if the slug is not empty) and the first 128 bits of the
 * SHA-256 of the whole id as 32 hexadecimal digits in lower case; the id is encoded in UTF-8, lone surrogates like any
 * other code point (WTF-8).
 *
 * @param producerId any string
 * @returns the id as it is if it is valid; else slug and hash
 * @throws {TypeError} for anything but a string
 */
export function toComposerContextId(producerId: string): ComposerContextId {
  if (typeof producerId !== 'string') throw new TypeError(`Invalid producerId: ${typeof producerId}`)
  const valid = v.safeParse(ComposerContextId, producerId)
  if (valid.success) return valid.output
  const hash = bytesToHex(sha256(toWtf8(producerId)).subarray(0, HASH_BYTES))
  return v.parse(ComposerContextId, [slugOf(producerId), hash].filter(Boolean).join('_'))
}

/**
 * Make a context id of a producer's id that is unique among ids of its kind only. Never mix it with
 * {@linkcode toComposerContextId} in one place: `file` and `x` give the same as `file_x` alone.
 *
 * @param kind a kind of the grammar
 * @param id any string
 * @returns the context id of `<kind>_<id>`
 * @throws {TypeError} for a kind outside the grammar, and for an id that is no string
 */
export function toKindScopedComposerContextId(kind: string, id: string): ComposerContextId {
  if (typeof kind !== 'string' || !wholeKind.test(kind)) {
    throw new TypeError(`Invalid kind: ${typeof kind === 'string' ? JSON.stringify(kind) : typeof kind}`)
  }
  if (typeof id !== 'string') throw new TypeError(`Invalid id: ${typeof id}`)
  return toComposerContextId(`${kind}_${id}`)
}

/**
 * Make the context id of a preview annotation, which is not that of its screenshot.
 *
 * @param annotationId any string
 * @returns the context id of `annotation-<id>`
 * @throws {TypeError} for anything but a string
 */
export function toPreviewAnnotationContextId(annotationId: string): ComposerContextId {
  if (typeof annotationId !== 'string') throw new TypeError(`Invalid annotationId: ${typeof annotationId}`)
  return toComposerContextId(`annotation-${annotationId}`)
}

/** The letters and digits of ASCII at the start of a text, and single hyphens for everything between them. */
function slugOf(text: string): string {
  const words = text.slice(0, SLUG_SOURCE_MAX).match(/[a-z0-9]+/gi) ?? []
  return words.join('-').slice(0, SLUG_MAX).replace(/-$/, '')
}

/** Encode as UTF-8, a lone surrogate like any other code point (https://simonsapin.github.io/wtf-8/). */
function toWtf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), continuation(point))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), continuation(point >> 6), continuation(point))
    else {
      bytes.push(0xf0 | (point >> 18), continuation(point >> 12), continuation(point >> 6))
      bytes.push(continuation(point))
    }
  }
  return Uint8Array.from(bytes)
}

function continuation(bits: number): number {
  return 0x80 | (bits & 0x3f)
}
