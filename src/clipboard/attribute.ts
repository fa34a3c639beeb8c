import { Tokenizer } from 'htmlparser2'
import { endOfScript } from './script-end.ts'

/** In HTML `<![CDATA[` begins a comment that ends at the next `>`; inside of SVG and MathML it does not. */
const CDATA = /<!\[CDATA\[/g
const FOREIGN: readonly string[] = ['svg', 'math']

/** What makes a tokenizer read on as if it were in a tag. */
const TAG_START = '<a'

/**
 * Find the first attribute of this name, of any element of some HTML, whose value can be read. Only the tokens of a
 * real HTML tokenizer count: what text, a comment, a script, an unfinished or a closing tag shows is no attribute. No
 * tree is built, so that neither deep nesting nor closing tags without an element cost anything.
 *
 * A browser, which builds a tree, knows more: it reads attributes of elements inside of a `title` or `style` of SVG, and
 * leaves out tags that stand where they mean nothing, such as a second `head`.
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
  // In lower case it is a comment for the tokenizer, too. Values are taken from the HTML itself.
  let text = html.replace(CDATA, (start) => start.toLowerCase())
  let found: Value | null = null
  // The parts of the value in this tag: of two attributes of one name the first counts.
  let parts: string[] | undefined
  // The same while that attribute is read.
  let reading: string[] | undefined
  let isScript = false
  let isClosing = false
  // Where the text begins that the tokenizer has, and where it is to go on with another.
  let origin = 0
  let resume: (() => void) | undefined

  const slice = (start: number, end: number): string => html.slice(origin + start, origin + end)

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: (start, end) => {
        parts = undefined
        const tag = slice(start, end).toLowerCase()
        isScript = tag === 'script'
        if (text !== html && FOREIGN.includes(tag)) {
          text = html
          goOn(() => writeFrom(origin + start - 1))
        }
      },
      onattribname: (start, end) => {
        const isFirst = !isClosing && parts === undefined && slice(start, end).toLowerCase() === name
        if (isFirst) parts = []
        reading = isFirst ? parts : undefined
      },
      onattribdata: (start, end) => {
        reading?.push(slice(start, end))
      },
      onattribentity: (codePoint) => {
        reading?.push(String.fromCodePoint(codePoint))
      },
      onattribend: ignore,
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (_, end) => {
        // It would end at any `>`. As a tag that opens it is read with its attributes.
        if (text[origin + end] !== '>') goOn(() => writeTagFrom(origin + end))
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  )

  function endTag(end: number): void {
    if (parts) found = read(parts.join(''))
    if (found !== null) tokenizer.pause()
    else if (isScript) goOn(() => writeFrom(endOfScript(text, origin + end + 1)))
    isClosing = false
  }

  /** Leave the text where the tokenizer is. */
  function goOn(next: () => void): void {
    resume = next
    tokenizer.pause()
  }

  function writeFrom(start: number): void {
    tokenizer.reset()
    origin = start
    tokenizer.write(text.slice(start))
  }

  function writeTagFrom(start: number): void {
    tokenizer.reset()
    isClosing = true
    origin = start - TAG_START.length
    tokenizer.write(TAG_START)
    tokenizer.write(text.slice(start))
  }

  resume = () => writeFrom(0)
  while (resume) {
    const next: () => void = resume
    resume = undefined
    next()
  }
  return found
}

function ignore(): void {}
