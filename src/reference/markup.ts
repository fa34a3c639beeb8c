/**
 * What in the source of a label would bind tighter than its brackets or become something else than text: HTML,
 * autolinks (CommonMark 6.5, 6.6), and the attributes of a directive. A construct that the label leaves open counts
 * when it may go on over `](…)` and end in the text behind.
 *
 * Label values have no line breaks and no two spaces in a row, so ` ?` is all the white space that there can be.
 */

const ATTRIBUTE_NAME = '[a-z_:][\\w.:-]*'
const ATTRIBUTE = ` ${ATTRIBUTE_NAME}(?: ?= ?(?:"[^"]*"|'[^']*'|[^ "'=<>\`]+))?`
const OPEN_ATTRIBUTE = ` ${ATTRIBUTE_NAME} ?= ?(?:"[^"]*|'[^']*|[^ "'=<>\`]*)$`
const DOMAIN = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

const MARKUP = new RegExp(
  `^<(?:${[
    '\\?',
    '!(?:--|[a-z])',
    '/[a-z][a-z0-9-]* ?>',
    `[a-z][a-z0-9-]*(?:${ATTRIBUTE})*(?: ?/?>|${OPEN_ATTRIBUTE})`,
    '[a-z][a-z0-9+.-]{1,31}:[^ <>]*(?:>|$)',
    `[\\w.!#$%&'*+/=?^\`{|}~-]+@${DOMAIN}(?:\\.${DOMAIN})*>`,
  ].join('|')})`,
  'i',
)

// A directive's names end where a character cannot continue them; the look-ahead keeps the expression linear. So does
// it that the two kinds of letter, the second beyond U+FFFF, share none: else n of them could be read in 2^n ways.
const LETTER = '[^\\s\\p{P}\\p{S}]|(?![\\0-\\uffff])[\\p{P}\\p{S}]'
const DIRECTIVE_NAME = `(?:${LETTER})(?:${LETTER}|[_-])*(?<![_-])`
const KEY = `(?:${LETTER}|[_-])(?:${LETTER}|[_.:-])*(?!${LETTER}|[_.:-])`
const SHORTCUT = '[#.][^"#\'.<=>`} ]+(?=[#.} ])'
const VALUE = '(?:"[^"]*"|\'[^\']*\'|[^ "\'=<>`}]+)(?=[} ])'
const OPEN_DIRECTIVE = new RegExp(
  `^:${DIRECTIVE_NAME}\\{(?: ?(?:${SHORTCUT}|${KEY}(?: ?= ?${VALUE})?))*` +
    ` ?(?:[#.](?:[^"#'.<=>\`} ]+)?$|${KEY} ?= ?(?:"[^"]*|'[^']*|[^ "'<=>\`}]*)$)`,
  'u',
)

// In `<a b=[… c=](…)>` the rest of the reference would be the value of `c`.
const OPEN_VALUE = new RegExp(`^(?:[^ "'=<>\`]*|[^"]*"|[^']*')(?:${ATTRIBUTE})* ${ATTRIBUTE_NAME} ?=$`, 'i')

/** Whether markup begins at the start of `rest`, the source of a label from there on. */
export function startsMarkup(rest: string): boolean {
  return MARKUP.test(rest) || OPEN_DIRECTIVE.test(rest)
}

/** Whether the source of a label, inside a tag that is open, leaves an attribute at its `=`. */
export function endsInOpenValue(source: string): boolean {
  return OPEN_VALUE.test(source)
}
