import type { VFile } from 'vfile'

/**
 * The most bytes that a file may have. The time of the Markdown parser is not linear in the length of some inputs;
 * a chat message is far below this.
 */
export const FILE_BYTES_MAX = 4_000_000

/** Why a file over the limit is not read. */
export const TOO_LARGE: string = `Too large: more than ${FILE_BYTES_MAX / 1_000_000} MB`

/**
 * Take the text of a file that was read as UTF-8 with replacement characters; it keeps its byte order mark.
 *
 * @param file its value is the text as it was read
 * @param readBytes gives what the file really holds; asked only if the text may have lost something
 * @returns the text
 * @throws the message that the file got, if it is too large or not UTF-8
 */
export function textOf(file: VFile, readBytes: (file: VFile) => Uint8Array): string {
  const text = String(file)
  // Whatever is not UTF-8 was read as U+FFFD, which a text may also hold by itself.
  const bytes = text.includes('\ufffd') ? readBytes(file) : undefined
  if ((bytes?.byteLength ?? Buffer.byteLength(text)) > FILE_BYTES_MAX) file.fail(TOO_LARGE)
  if (!bytes) return text
  try {
    return decodeUtf8(bytes)
  } catch {
    return file.fail('Not UTF-8')
  }
}

/**
 * Decode UTF-8 without losing anything: a byte order mark stays.
 *
 * @throws {TypeError} for bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

/** Read a stream to its end, or until it is over the limit. */
export async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.byteLength
    if (length > FILE_BYTES_MAX) break
  }
  return Buffer.concat(chunks)
}
