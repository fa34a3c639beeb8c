import { encodeWtf8 } from '../format/wtf8.ts'

/** The longest entry that libFuzzer takes, in bytes. */
const ENTRY_MAX = 64

/** Write words as a dictionary of libFuzzer: a quoted string a line, with what is no printable ASCII in hexadecimal. */
export function toDictionary(words: Iterable<string>): string {
  const entries = [...new Set(words)]
    .map(encodeWtf8)
    .filter(({ length }) => length > 0 && length <= ENTRY_MAX)
  return entries.map((bytes) => `"${Array.from(bytes, escapeByte).join('')}"\n`).join('')
}

function escapeByte(byte: number): string {
  const isPlain = byte > 0x1f && byte < 0x7f && byte !== 0x22 && byte !== 0x5c
  return isPlain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0').toUpperCase()}`
}
