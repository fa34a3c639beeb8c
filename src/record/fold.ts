import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { kind as kindRule } from '../../grammar/context-reference.ts'
import { toWholeRegExp } from '../../grammar/regexp.ts'
import { ComposerContextId } from './identity.ts'

/** The most characters of the readable part of a folded id. */
export const SLUG_MAX = 48

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
 * @param producerId any string
 * @returns the id as it is if it is valid; else a slug of at most 48 characters, `_`, and 32 hexadecimal digits of
 *   the SHA-256 of its UTF-8 (lone surrogates as WTF-8 writes them)
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
 * Make a context id of a producer's id that is unique among ids of its kind only: that of `<kind>_<id>`. Never mix it
 * with {@linkcode toComposerContextId} in one place: `file` and `x` give the same as `file_x` alone.
 *
 * @throws {TypeError} for a kind outside the grammar
 */
export function toKindScopedComposerContextId(kind: string, id: string): ComposerContextId {
  if (typeof kind !== 'string' || !wholeKind.test(kind)) {
    throw new TypeError(`Invalid kind: ${typeof kind === 'string' ? JSON.stringify(kind) : typeof kind}`)
  }
  if (typeof id !== 'string') throw new TypeError(`Invalid id: ${typeof id}`)
  return toComposerContextId(`${kind}_${id}`)
}

/** Make the context id of a preview annotation, which is not that of its screenshot: that of `annotation-<id>`. */
export function toPreviewAnnotationContextId(annotationId: string): ComposerContextId {
  if (typeof annotationId !== 'string') throw new TypeError(`Invalid annotationId: ${typeof annotationId}`)
  return toComposerContextId(`annotation-${annotationId}`)
}

/** The letters and digits of ASCII, and single hyphens for everything between them. */
function slugOf(text: string): string {
  // What follows cannot show in the slug, however long it is.
  const words = text.slice(0, 4 * SLUG_MAX).match(/[a-z0-9]+/gi) ?? []
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
