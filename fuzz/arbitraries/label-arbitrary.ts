import fc from 'fast-check'
import { sanitizeComposerContextLabel } from '../../src/reference/label.ts'

/** Pieces that mean something to a Markdown parser, and some that people put into labels. */
export const LABEL_PIECES: readonly string[] = [
  ...'`$|*_~^<>&:=\\!()[]{}\'"#@.,;-+/% ',
  ...['a', 'b', 'Z', '0', '7', 'é', '日本', '😀', '\u00a0', '“', '—', '\u200b', '\ud800', '\0'],
  ...[
    '**',
    '__',
    '~~',
    '``',
    '$$',
    '--',
    '<!--',
    '-->',
    '<?',
    '?>',
    '<!',
    '</',
    '/>',
    '&amp;',
    '&#42;',
    '&copy',
  ],
  ...[
    '<a ',
    '<a href="',
    ' b=',
    ' c="',
    '<http:',
    '<x@y.z>',
    'www.x.y',
    'http://x',
    ':b{',
    ':b{c=',
    ' .c',
    '^x',
    '\\\\',
  ],
  ...['foo', 'file.ts', 'my_file_v2', '__init__', 'src/', ' lines 1-2', 'C:\\new\\'],
]

/** Arbitrary text that a label could be made of: dense in characters that writers get wrong. */
export function labelText(): fc.Arbitrary<string> {
  const dense = fc.array(fc.constantFrom(...LABEL_PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
  const any = fc.string({ unit: 'binary', maxLength: 40 })
  const long = fc
    .array(fc.constantFrom(...LABEL_PIECES), { minLength: 60, maxLength: 260 })
    .map((pieces) => pieces.join(''))
  return fc.oneof(
    { weight: 8, arbitrary: dense },
    { weight: 1, arbitrary: any },
    { weight: 1, arbitrary: long },
  )
}

/** Arbitrary label values of the kind `file`. */
export function labelValue(): fc.Arbitrary<string> {
  return labelText().map((text) => sanitizeComposerContextLabel(text, 'file'))
}
