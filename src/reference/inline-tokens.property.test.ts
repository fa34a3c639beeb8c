import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectComposerInlineTokens } from './inline-tokens.ts'
import { textDenseInReferences } from './scan.fixture.ts'
import { collectComposerContextReferences } from './scan.ts'

const PIECES = [
  ...'@$"[]()\\ \n\t/:-_.!%<>',
  ...[
    '\u00a0',
    '\ufeff',
    '😀',
    '\ud800',
    ' @',
    ' $',
    ' [',
    '@"',
    '" ',
    '](',
    ') ',
    'src/a.ts',
    'deploy',
    '20k',
    'é',
  ],
  ...[
    '[a.ts](src/a.ts) ',
    '@"a b" ',
    ' @x ',
    ' $y ',
    '%20',
    '[x](t3-context://v1/file/a)',
    '](t3-context://v1/f/a)',
  ],
  ...['https://', '@scope/name '],
]

const textDenseInTokens = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((pieces) => pieces.join('')),
  textDenseInReferences(),
)

it('should give tokens in order that cut out their source and stand between white space', () => {
  let count = 0
  fc.assert(
    fc.property(textDenseInTokens, (text) => {
      let last = 0
      for (const { type, source, start, end } of collectComposerInlineTokens(text)) {
        count++
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toBe(source)
        expect(source).toMatch(type === 'skill' ? /^\$/ : /^[@[]/)
        expect(text.slice(start === 0 ? 0 : start - 1, start)).toMatch(/^\s?$/)
        expect(text.charAt(end)).toMatch(/^\s$/)
        last = end
      }
    }),
    { numRuns: 10_000 },
  )
  expect(count).toBeGreaterThan(1_000)
})

it('should give no token in, or around, a context reference', () => {
  fc.assert(
    fc.property(textDenseInTokens, (text) => {
      const tokens = collectComposerInlineTokens(text)
      for (const reference of collectComposerContextReferences(text)) {
        expect(tokens.filter(({ start, end }) => start < reference.end && reference.start < end)).toEqual([])
      }
    }),
    { numRuns: 10_000 },
  )
})

it('should find a token wherever white space sets it off from a text without tokens', () => {
  const written = fc.constantFrom('@src/a.ts', '@"a \\" b"', '[a.ts](src/a.ts)', '$deploy', '$a:b-c')
  const around = fc.array(fc.constantFrom('word', '😀', '(', ']', '.', ' ', '\n'), { maxLength: 5 })
  fc.assert(
    fc.property(
      around,
      written,
      around,
      fc.constantFrom(' ', '\n', '\t', '\u00a0'),
      (left, source, right, space) => {
        const before = left.join('') + space
        const text = before + source + space + right.join('')
        const found = collectComposerInlineTokens(text)
        expect(found).toHaveLength(1)
        expect(found[0]).toMatchObject({ source, start: before.length })
        // Glued to a word it is none.
        expect(collectComposerInlineTokens(`x${source} `)).toEqual([])
      },
    ),
    { numRuns: 5_000 },
  )
})

it('should read back a quoted path', () => {
  const path = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 12 })
    .filter((value) => !/[\r\n]/.test(value) && !value.includes('://'))
  fc.assert(
    fc.property(fc.oneof(path, fc.constantFrom('\\', '"', 'a\\"', '\\\\ "')), (value) => {
      const source = `@"${value.replace(/[\\"]/g, '\\$&')}"`
      expect(collectComposerInlineTokens(`${source} `)).toStrictEqual([
        { type: 'mention', value, source, start: 0, end: source.length },
      ])
    }),
    { numRuns: 10_000 },
  )
})

it('should read back a link to a file, whose label is the name of the file', () => {
  const name = fc
    .array(fc.constantFrom(...'ab._- #é日&%()[]\\', '😀', '\\'), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('').replace(/[\\/]/g, ''))
    .filter((value) => value !== '')
  const folder = fc.constantFrom('', '/', './', '../x/', 'src/a b/', 'C:/', 'C:\\dir\\')
  fc.assert(
    fc.property(folder, name, fc.constantFrom('', '/'), (path, file, slash) => {
      const value = path + file + slash
      const label = file.replace(/[[\]&]/g, '\\$&')
      const source = `[${label}](${encodeURIComponent(value)})`
      expect(collectComposerInlineTokens(`${source}\n`)).toStrictEqual([
        { type: 'mention', value, source, start: 0, end: source.length },
      ])
      expect(collectComposerInlineTokens(`[x${label}](${encodeURIComponent(value)})\n`)).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})
