import { describe, expect, it } from 'vitest'
import { formatReferences } from './format-references.ts'

describe('formatReferences', () => {
  it.each([
    [
      'an escape that nothing needs',
      '[a\\.b\\_c](t3-context://v1/file/x)',
      '[a.b_c](t3-context://v1/file/x)',
    ],
    ['a character reference', '[a &amp; b](t3-context://v1/file/x)', '[a & b](t3-context://v1/file/x)'],
    ['white space in a label', '[ a\t b ](t3-context://v1/file/x)', '[a b](t3-context://v1/file/x)'],
    ['emphasis that was typed', '[*a*](t3-context://v1/file/x)', '[\\*a\\*](t3-context://v1/file/x)'],
    ['an empty label', '[](t3-context://v1/file/x)', '[file](t3-context://v1/file/x)'],
    [
      'a table cell',
      '|h|\n|-|\n|[a\\|b\\.](t3-context://v1/file/x)|',
      '|h|\n|-|\n|[a\\|b.](t3-context://v1/file/x)|',
    ],
    ['the image form of any kind', '![\\a\\-](t3-context://v1/file/x)', '![\\a-](t3-context://v1/file/x)'],
    ['a link of the kind image', '[a\\-](t3-context://v1/image/x)', '[a-](t3-context://v1/image/x)'],
  ])('should rewrite %s', (_, text, formatted) => {
    expect(formatReferences(text)).toBe(formatted)
    expect(formatReferences(formatted)).toBe(formatted)
  })

  it.each([
    ['in code', '`[a\\.b](t3-context://v1/file/x)`'],
    ['in a code block', '```\n[a\\.b](t3-context://v1/file/x)\n```'],
    ['in HTML', '<!-- [a\\.b](t3-context://v1/file/x) -->'],
    ['in the alternative text of an image', '![a [b\\.](t3-context://v1/file/x)](u.png)'],
    ['that is escaped', '\\[a\\.b](t3-context://v1/file/x)'],
    ['that is not canonical', '[a\\.b](t3-context://v1/file/x "title") [a\\.b](<t3-context://v1/file/x>)'],
    ['that canonical source would lose', '` [a``b](t3-context://v1/file/x)'],
    ['of a newer version', '[a\\.b](t3-context://v2/file/x)'],
  ])('should leave one %s', (_, text) => {
    expect(formatReferences(text)).toBe(text)
  })

  it('should rewrite the others where one would be lost', () => {
    const text = (label: string) =>
      `[${label}](t3-context://v1/file/x)\n\n\` [a\`\`b](t3-context://v1/file/y)`
    expect(formatReferences(text('a\\.b'))).toBe(text('a.b'))
  })
})
