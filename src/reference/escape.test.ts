import { HtmlRenderer, Parser } from 'commonmark'
import { describe, expect, it } from 'vitest'
import { escapeLabel } from './escape.ts'

const { raw } = String

describe('escapeLabel', () => {
  it.each([
    'my_file_v2.test.ts',
    '_private',
    'snake_case_',
    '*.test.ts',
    'AT&T',
    'a < b',
    'a <b',
    '&foo; &copy',
    '@scope/name #1 (2).png',
    '2 * 3',
    'a:b :c{d}',
    'C:\\new',
    'x^2',
    '^ a',
    '# a',
    '👩‍👩‍👧‍👦 截图 снимок',
    'a = b=',
    '~a',
    '~~~',
    '"a" \'b\' {c} a@b.c https://d.e/f',
  ])('should leave %s as it is', (label) => {
    expect(escapeLabel(label)).toBe(label)
  })

  it.each([
    ['a`b', raw`a\`b`],
    ['a`b`', raw`a\`b\``],
    ['ab`', raw`ab&#96;`],
    ['$HOME', raw`\$HOME`],
    ['a|b', raw`a\|b`],
    ['^note', raw`\^note`],
    ['>', '&gt;'],
    ['a\\', raw`a\\`],
    ['a\\*b', raw`a\\*b`],
    ['\\\\', raw`\\\\`],
    ['__init__.py', raw`\_\_init\_\_.py`],
    ['2*3*4', raw`2\*3\*4`],
    ['*a* _b', raw`\*a\* _b`],
    ['~a~', raw`\~a\~`],
    ['~~a~', '~~a~'],
    ['<Button>', raw`\<Button>`],
    ['</b>', raw`\</b>`],
    ['<!-- a', raw`\<!-- a`],
    ['<a href="', raw`\<a href="`],
    ['<http:', raw`\<http:`],
    ['<a@b.c>', raw`\<a@b.c>`],
    ['&amp; &#42; &#x2a;', raw`\&amp; \&#42; \&#x2a;`],
    ['&#96;', raw`\&#96;`],
    [':b{c="', raw`\:b{c="`],
    ['::b{c="', '::b{c="'],
    ['x b=', raw`x b\=`],
  ])('should write %s as %s', (label, source) => {
    expect(escapeLabel(label)).toBe(source)
  })

  // micromark takes no `/` in an attribute without quotes, so that only other parsers show these.
  it.each([
    ['<a b=', 'x c=', '>'],
    ["<a b='", "x' c=", '>'],
    ['<a b=', '>', ''],
    ['', '<a b=c', ' >'],
  ])('should stay a link behind %s, with the label %s, before %s', (before, label, after) => {
    const html = (source: string) =>
      new HtmlRenderer().render(new Parser().parse(`${before}[${source}](t3-context://v1/file/a)${after}`))
    expect(html(escapeLabel(label))).toContain('<a href="t3-context://v1/file/a">')
    expect(html(label)).not.toContain('<a href="t3-context://v1/file/a">')
  })
})
