import { hasAttention } from './attention.ts'
import { isPlainLabel } from './label.ts'
import { endsInOpenValue, startsCharacterReference, startsMarkup, startsOpenDirective } from './markup.ts'

/** Characters that no reader can take for markup, wherever they stand in a label. */
const INERT = /^[A-Za-z0-9 ./@#()+-]*$/

const PUNCTUATION = /[!-/:-@[-`{-~]/

/** Every way to escape all or none of each kind of mark, the fewest kinds first. */
const MARK_CHOICES = ['', '*', '_', '~', '*_', '*~', '_~', '*_~']

/** Which characters of a label value are written escaped: a backslash before them, or a character reference. */
type Escapes = Map<number, string>

/**
 * Write a label value so that the link it labels survives, reads back as the value and shows it (the escaping laws
 * of the specification, section 2). As little as possible is escaped.
 *
 * @param value a label value, as `sanitizeComposerContextLabel` makes it
 * @returns the text between the brackets
 */
export function escapeLabel(value: string): string {
  if (INERT.test(value) && isPlainLabel(value)) return value
  const escapes = fewestMarks(value, alwaysEscaped(value))
  escapeWhere(value, escapes, '<', startsMarkup)
  escapeWhere(value, escapes, '&', startsCharacterReference)
  escapeWhere(value, escapes, ':', startsOpenDirective)
  if (endsInOpenValue(write(value, escapes))) escapes.set(value.length - 1, '\\=')
  return write(value, escapes)
}

/** What needs an escape wherever it stands, since it may pair with something far away. */
function alwaysEscaped(value: string): Escapes {
  const escapes: Escapes = new Map()
  for (const { 0: character, index } of value.matchAll(/[`$|]/g)) escapes.set(index, `\\${character}`)
  // Code spans know no escapes: where the text behind goes on with a backtick, only the written form can differ.
  if (value.indexOf('`') === value.length - 1) escapes.set(value.length - 1, '&#96;')
  // In `<a b=[>…` it would close the tag, and HTML knows no escapes either.
  if (value.startsWith('>')) escapes.set(0, '&gt;')
  // A footnote call has no white space.
  if (/^\^[^ ]/.test(value) && !value.includes(' ')) escapes.set(0, '\\^')
  return escapes
}

/** Add the escapes of the fewest kinds of marks after which no marks pair. */
function fewestMarks(value: string, base: Escapes): Escapes {
  for (const marks of MARK_CHOICES) {
    const escapes = new Map(base)
    for (let index = 0; index < value.length; index++) {
      const character = value.charAt(index)
      if (marks.includes(character)) escapes.set(index, `\\${character}`)
    }
    if (!hasAttention(write(value, escapes))) return escapes
  }
  return base
}

function escapeWhere(
  value: string,
  escapes: Escapes,
  character: string,
  starts: (rest: string) => boolean,
): void {
  for (let index = value.indexOf(character); index !== -1; index = value.indexOf(character, index + 1)) {
    if (starts(write(value, escapes, index))) escapes.set(index, `\\${character}`)
  }
}

/** Write a label value from `start` on. A backslash is doubled only where it would be an escape. */
function write(value: string, escapes: Escapes, start = 0): string {
  let source = ''
  for (let index = start; index < value.length; index++) {
    const character = value.charAt(index)
    const doubled =
      character === '\\' && (index === value.length - 1 || PUNCTUATION.test(value.charAt(index + 1)))
    source += escapes.get(index) ?? (doubled ? '\\\\' : character)
  }
  return source
}
