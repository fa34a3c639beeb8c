/**
 * Write a text with a character of the basic plane in place of each that is beyond U+FFFF, of the same class for
 * delimiter runs. A parser that reads UTF-16 code units then sees what one that reads code points sees in the text.
 */
export function inBasicPlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10ffff}]/gu, (character) =>
    /[\p{P}\p{S}]/u.test(character) ? '☃' : 'ŝ',
  )
}
