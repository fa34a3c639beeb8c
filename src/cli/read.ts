import { FILE_BYTES_MAX } from './limits.ts'

/** What was read is no text to work on; the message says why. */
export class UnreadableText extends Error {}

/**
 * Read a text to its end, or until it is over the limit. A byte order mark stays.
 *
 * @param stream gives bytes of UTF-8
 * @returns the text
 * @throws {UnreadableText} if it is too large or not UTF-8
 */
export async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > FILE_BYTES_MAX) {
      throw new UnreadableText(`Too large: more than ${FILE_BYTES_MAX / 1_000_000} MB`)
    }
  }
  return decodeUtf8(Buffer.concat(chunks))
}

/**
 * Decode UTF-8 without losing anything: a byte order mark stays.
 *
 * @throws {UnreadableText} for bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnreadableText('Not UTF-8')
  }
}
