import { decodeString } from 'micromark-util-decode-string'
import { hasAttention } from './attention.ts'
import { endsInOpenValue, startsMarkup } from './markup.ts'

/** Every way to escape all marks of some kinds, the fewest kinds first. */
const MARK_CHOICES = ['*', '_', '~', '*_', '*~', '_~', '*_~']

/**
 * Write a label value so that the link it labels survives, reads back as the value and shows it (the escaping laws
 * of the specification, section 2). As little as possible is escaped.
 *
 * @param value a label value, as `sanitizeComposerContextLabel` makes it
 * @returns the text between the brackets
 */
export function escapeLabel(value: string): string {
  let source = write(value, '')
  for (const marks of MARK_CHOICES) {
    if (!hasAttention(source)) break
    source = write(value, marks)
  }
  // A directive has one colon.
  source = source.replace(/\\.|<|:+/g, (found, index) =>
    startsMarkup(source.slice(index)) ? `\\${found}` : found,
  )
  return endsInOpenValue(source) ? source.replace(/=$/, '\\=') : source
}

/** Write what needs an escape wherever it stands, and all of the `marks`. */
function write(value: string, marks: string): string {
  // Backticks, `$` and `|` pair with something far away. A backslash is doubled only where it would be an escape. A
  // footnote call begins with `^` and has no white space.
  const special = new RegExp(`[\`$|${marks}]|\\\\(?=[!-/:-@[-\`{-~]|$)|^\\^(?=[^ ]+$)|&[#a-z\\d]+;`, 'gi')
  return (
    value
      // Only what can be decoded is a character reference.
      .replace(special, (found) => (found[0] === '&' && decodeString(found) === found ? found : `\\${found}`))
      // Neither code spans nor HTML know escapes. In front of a backtick in the text behind, a lone one at the end
      // needs another form; so does a `>` that could close a tag of the text before.
      .replace(/^([^`]*)\\`$/, '$1&#96;')
      .replace(/^>/, '&gt;')
  )
}
