import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelText } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { reportsOf } from './diagnostics.fixture.ts'

const SCHEMES = ['t3-context:', 'T3-CONTEXT:', 't3-context://v1/', 't3-context://v2/', 't3&#45;context://v1/']

const PIECES = [
  ...[
    'file/',
    'File/',
    'file',
    '/',
    'x',
    'x'.repeat(129),
    '&#95;',
    '\\_',
    '%20',
    '?',
    '#',
    '.',
    'é',
    '😀',
    '\0',
  ],
  ...['"', '(', ')', '[', ']', 't3-context://v1/file/x'],
]

const TITLES = [
  '',
  '',
  ' ',
  '\n',
  '\t',
  ' "t"',
  " 't'",
  ' (t)',
  ' "\\""',
  ' "t3-context://v1/File/x"',
  ' "](t\n> u"',
]

/** Arbitrary Markdown dense in links, images, autolinks and definitions that are no references. */
function nearMisses(): fc.Arbitrary<string> {
  const url = fc
    .tuple(fc.constantFrom(...SCHEMES), fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }))
    .map(([scheme, pieces]) => scheme + pieces.join(''))
  const label = fc.oneof(
    fc.constantFrom('a', 'a [b]', '`]`', 'a\nb', 'a\r\n> b', '![i](t3-context:)'),
    labelText(),
  )
  const node = fc
    .tuple(fc.nat(5), label, url, fc.constantFrom(...TITLES))
    .map(([form, text, href, title]) => {
      const forms = [
        `[${text}](${href}${title})`,
        `![${text}](${href}${title})`,
        `[${text}](<${href}>${title})`,
        `[${text}]( ${href}${title})`,
        `<${href}>`,
        `\n\n[${text}]: ${href}${title}\n\n`,
      ]
      return forms[form] ?? ''
    })
  const between = fc.constantFrom(' ', '\n', '\n> ', '\n- ', '\t', '\n\n', 'é😀')
  return fc
    .array(fc.tuple(between, node), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join(''))
}

it('should say of every fault what stands at its place, in one line, and draw carets there', () => {
  let count = 0
  fc.assert(
    fc.property(nearMisses(), (markdown) => {
      for (const { reason, source, actual = '', expected = [], note = '' } of reportsOf(markdown)) {
        count++
        expect(reason).toMatch(/^(?:Expected .+, found|Reference written by a newer version: found) .+$/)
        expect(expected.length).toBeGreaterThan(0)
        // Of a URL that is written with escapes the whole node is shown.
        if (source !== actual) expect(source).toMatch(/&|\\|\0/)
        const carets = note.split('\n').at(-1) ?? ''
        expect(carets).toMatch(/^[ \t]*\^+$/)
        const drawn = note.slice(carets.indexOf('^'), note.indexOf('\n'))
        const [line = ''] = source.split(/\r\n|\n|\r/)
        expect(drawn.startsWith(line.slice(0, 60))).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
  expect(count).toBeGreaterThan(500)
})
