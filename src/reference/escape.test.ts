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
    ['_a_ *b', raw`\_a\_ *b`],
    ['~a~', raw`\~a\~`],
    ['~a~ *b _c', raw`\~a\~ *b _c`],
    ['*a* _b_ ~c', raw`\*a\* \_b\_ ~c`],
    ['*a* _b ~c~', raw`\*a\* _b \~c\~`],
    ['*a _b_ ~c~', raw`*a \_b\_ \~c\~`],
    ['*a* _b_ ~c~', raw`\*a\* \_b\_ \~c\~`],
    ['~~a~', '~~a~'],
    ['<Button>', raw`\<Button>`],
    ['<a b="c" d>', raw`\<a b="c" d>`],
    ['</b>', raw`\</b>`],
    ['<!-- a', raw`\<!-- a`],
    ['<a href="', raw`\<a href="`],
    ['<http:', raw`\<http:`],
    ['<a@b.c>', raw`\<a@b.c>`],
    ['&amp; &#42; &#x2a;', raw`\&amp; \&#42; \&#x2a;`],
    ['&#96;', raw`\&#96;`],
    [':b{c="', raw`\:b{c="`],
    ['::b{c="', '::b{c="'],
    [':span{.c #d title="', raw`\:span{.c #d title="`],
    [':span{lang="en" title="', raw`\:span{lang="en" title="`],
    // Letters beyond U+FFFF, which took exponential time once.
    [`:a{${'𐐷'.repeat(24)}=`, `\\:a{${'𐐷'.repeat(24)}=`],
    ['x b=', raw`x b\=`],
    ['x B=', raw`x B\=`],
    ['x a=1 b=', raw`x a=1 b\=`],
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
