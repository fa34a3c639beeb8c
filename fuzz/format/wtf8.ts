/** Three bytes that would be a lone surrogate if UTF-8 had them, in a string of one character a byte. */
const SURROGATE_BYTES = /\xed([\xa0-\xbf])([\x80-\xbf])/

/** A surrogate that stands alone. */
const LONE_SURROGATE = /(\p{Surrogate})/u

/** Write text as WTF-8: UTF-8, in which a lone surrogate has bytes of its own, so that any JavaScript string has. */
export function encodeWtf8(text: string): Buffer {
  return Buffer.concat(text.split(LONE_SURROGATE).map((part) => encodeSurrogate(part) ?? Buffer.from(part)))
}

/** Read WTF-8. What is no WTF-8 becomes U+FFFD, so that every bytes are some text. */
export function decodeWtf8(bytes: Uint8Array): string {
  const binary = Buffer.from(bytes).toString('latin1')
  const parts = binary.split(SURROGATE_BYTES)
  let text = Buffer.from(parts[0] as string, 'latin1').toString()
  for (let index = 1; index < parts.length; index += 3) {
    const [high = '', low = '', rest = ''] = parts.slice(index, index + 3)
    text += String.fromCharCode(0xd000 | ((high.charCodeAt(0) & 0x3f) << 6) | (low.charCodeAt(0) & 0x3f))
    text += Buffer.from(rest, 'latin1').toString()
  }
  return text
}

function encodeSurrogate(part: string): Buffer | null {
  const unit = part.charCodeAt(0)
  if (part.length !== 1 || unit < 0xd800 || unit > 0xdfff) return null
  return Buffer.from([0xed, 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)])
}
