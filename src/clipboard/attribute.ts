import { Tokenizer } from 'htmlparser2'

/**
 * Find the first attribute of this name, of any element of some HTML, whose value can be read. Only the tokens of a
 * real HTML tokenizer count: what text, a comment, a script or an unfinished tag shows is no attribute. No tree is
 * built, so that neither deep nesting nor closing tags without an element cost anything.
 *
 * @param html any text
 * @param name in lower case
 * @param read gives null for a value that is not the one
 * @returns what was read; null if there is none
 */
export function readFirstAttribute<Value>(
  html: string,
  name: string,
  read: (value: string) => Value | null,
): Value | null {
  let found: Value | null = null
  // The parts of the value in this tag: of two attributes of one name the first counts.
  let parts: string[] | undefined
  // The same while that attribute is read.
  let reading: string[] | undefined

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: () => {
        parts = undefined
      },
      onattribname: (start, end) => {
        const isFirst = parts === undefined && html.slice(start, end).toLowerCase() === name
        if (isFirst) parts = []
        reading = isFirst ? parts : undefined
      },
      onattribdata: (start, end) => {
        reading?.push(html.slice(start, end))
      },
      onattribentity: (codePoint) => {
        reading?.push(String.fromCodePoint(codePoint))
      },
      onattribend: ignore,
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  )

  function endTag(): void {
    if (parts) found = read(parts.join(''))
    if (found !== null) tokenizer.pause()
  }

  tokenizer.write(html)
  return found
}

function ignore(): void {}
