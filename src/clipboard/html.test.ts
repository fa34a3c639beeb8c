import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import {
  COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE,
  decodeComposerContextClipboardHtml,
  encodeComposerContextClipboardHtml,
} from './html.ts'
import { fragmentOf, mention } from './records.fixture.ts'

const fragment = fragmentOf([mention('m', 'it\'s <b> & "c"')])
const json = JSON.stringify(fragment)
const other = fragmentOf([], 'other')

const inQuotes = json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const inApostrophes = json.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
const attribute = `${ATTRIBUTE}="${inQuotes}"`

/** The text of some HTML. */
function textOf(html: string): string {
  let text = ''
  new Parser({ ontext: (part) => (text += part) }).end(html)
  return text
}

describe('encodeComposerContextClipboardHtml', () => {
  it('should write an element that shows the text and carries the fragment', () => {
    const small = fragmentOf([mention('m', "<'&")])
    expect(encodeComposerContextClipboardHtml(small, 'see <b>\n  & [m](t3-context://v1/mention/m)')).toBe(
      `<span ${ATTRIBUTE}='{"version":1,"source":{"environmentId":"here"},"records":[` +
        '{"version":1,"contextId":"m","kind":"mention","label":"m","path":"&#60;&#39;&#38;"}]}\' ' +
        'style="white-space:pre-wrap">see &#60;b&#62;\n  &#38; [m](t3-context://v1/mention/m)</span>',
    )
  })

  it.each([
    '',
    'a',
    ' a  b ',
    '\n\n a\n\n',
    'a\r\nb\rc',
    '<!-- & -->',
    '&amp;lt;',
    '\'"`',
    '</span><script>x</script>',
    '\ud800 \u2028 \u00a0 😀',
  ])('should show %j as it is', (text) => {
    const html = String(encodeComposerContextClipboardHtml(fragment, text))
    expect(textOf(html)).toBe(text)
    expect(decodeComposerContextClipboardHtml(html)).toStrictEqual(fragment)
  })

  it('should keep CR, of which a browser would make LF', () => {
    expect(encodeComposerContextClipboardHtml(fragment, 'a\r\nb\rc')).toContain('>a&#13;\nb&#13;c<')
  })

  it('should show NUL, which HTML cannot have, as U+FFFD', () => {
    expect(textOf(String(encodeComposerContextClipboardHtml(fragment, 'a\0b')))).toBe('a\ufffdb')
  })

  it('should show nothing by default', () => {
    expect(textOf(String(encodeComposerContextClipboardHtml(fragment)))).toBe('')
  })

  it('should be null for a fragment that is too large', () => {
    const records = Array.from({ length: 201 }, (_, index) => mention(`m${index}`, 'a'))
    expect(encodeComposerContextClipboardHtml(fragmentOf(records), 'x')).toBeNull()
  })
})

describe('decodeComposerContextClipboardHtml', () => {
  it.each([
    ['double quotes', `<span ${attribute}>x</span>`],
    ['single quotes', `<span ${ATTRIBUTE}='${inApostrophes}'>x</span>`],
    ['no quotes', `<span ${ATTRIBUTE}=${inQuotes.replaceAll(' ', '&#32;').replaceAll('>', '&gt;')}>x</span>`],
    ['decimal references', `<span ${ATTRIBUTE}="${inQuotes.replaceAll('&quot;', '&#34;')}">x</span>`],
    ['hexadecimal references', `<span ${ATTRIBUTE}="${inQuotes.replaceAll('&quot;', '&#X22;')}">x</span>`],
    [
      'every character as a reference',
      `<a ${ATTRIBUTE}="${json.replace(/./gu, (c) => `&#${c.codePointAt(0)};`)}">`,
    ],
    [
      'names of references',
      `<a ${ATTRIBUTE}="${inQuotes.replaceAll('{', '&lbrace;').replaceAll(':', '&colon;')}">`,
    ],
    ['upper case', `<SPAN ${attribute.replace(ATTRIBUTE, ATTRIBUTE.toUpperCase())}>X</SPAN>`],
    ['white space around', `<span\n\t ${attribute.replace('=', '\r\n = \f')} >x</span>`],
    ['a slash at the end', `<br ${attribute}/>`],
    ['other attributes', `<p class="a>b" hidden ${attribute} id='<x'>x</p>`],
    [
      'a wrapper of a browser',
      `<html>\r\n<body>\r\n<!--StartFragment--><span ${attribute}>x</span><!--EndFragment-->\r\n</body>\r\n</html>`,
    ],
    [
      'a head',
      `<!doctype html><meta charset='utf-8'><title>&lt;a ></title><style>a > b {}</style><span ${attribute}>`,
    ],
    [
      'a header of Windows',
      `Version:0.9\r\nStartHTML:0000000105\r\nEndHTML:0000000411\r\nSourceURL:https://e.com/?a=1&b=2\r\n<html><span ${attribute}>x</span>`,
    ],
    ['closing tags without an element', `</p></div></script>\n<span ${attribute}>`],
    ['a stray bracket', `a < b <3 <${'<'.repeat(5)} <span ${attribute}>`],
    ['comments that end early', `<!--><!---><!-- --!><span ${attribute}>`],
    ['an unknown declaration', `<!x><?y><span ${attribute}>`],
    ['an element without an end', `<span ${attribute}>`],
    ['a comment that looks like CDATA', `<![CDATA[><span ${attribute}>`],
    ['a comment that looks like CDATA, up to its bracket', `<![CDATA[ a > b ]]><span ${attribute}>`],
    ['CDATA of SVG', `<svg><![CDATA[ > ]]></svg><span ${attribute}>`],
    ['a bracket in a closing tag', `</p title="></p>" a='>' b=c/ =><span ${attribute}>`],
    [
      'a script that opens another in a comment',
      `<script><!-- <script></script>--></script><i ${attribute}>`,
    ],
    ['a script with a comment', `<script><!-- </script><i ${attribute}> --></script>`],
    ['a script whose comment ends at once', `<script><!--><script></script><i ${attribute}></script>`],
    [
      'a script whose comment ends before it opens another',
      `<script><!-- --><script></script><i ${attribute}>`,
    ],
    ['a template', `<template><i ${attribute}></i></template>`],
    [
      'the first of two attributes',
      `<i ${attribute} ${ATTRIBUTE}="${JSON.stringify(other).replaceAll('"', '&quot;')}">`,
    ],
  ])('should read %s', (_, html) => {
    expect(decodeComposerContextClipboardHtml(html)).toStrictEqual(fragment)
  })

  it.each([
    ['an element without a value', `<i ${ATTRIBUTE}></i>`],
    ['an empty value', `<i ${ATTRIBUTE}=""></i>`],
    ['no JSON', `<i ${ATTRIBUTE}="{"></i>`],
    ['another version', `<i ${ATTRIBUTE}='{"version":2,"source":{"environmentId":"e"},"records":[]}'>`],
    ['a comment that shows one', `<!-- <i ${attribute}> -->`],
  ])('should not let a damaged one hide a good one: %s', (_, html) => {
    expect(decodeComposerContextClipboardHtml(`${html}<b ${attribute}>`)).toStrictEqual(fragment)
    expect(decodeComposerContextClipboardHtml(html)).toBeNull()
  })

  it('should read the first of several', () => {
    const second = encodeComposerContextClipboardHtml(other)
    expect(decodeComposerContextClipboardHtml(`<i ${attribute}>${second}`)).toStrictEqual(fragment)
    expect(decodeComposerContextClipboardHtml(`${second}<i ${attribute}>`)).toStrictEqual(other)
  })

  it.each([
    ['text', attribute],
    ['text behind a bracket', `< i ${attribute}>`],
    ['an escaped tag', `&lt;i ${attribute}&gt;`],
    ['a comment', `<!-- <i ${attribute}> -->`],
    ['a comment without an end', `<!-- <i ${attribute}>`],
    ['a script', `<script>"<i ${attribute}>"</script>`],
    ['a second script', `<script>1</script> <script>"<i ${attribute}>"</script>`],
    ['a script in a comment of a script', `<script><!-- <script></script><i ${attribute}> --></script>`],
    ['a script that names another', `<script><scripts></scripts><i ${attribute}></script>`],
    ['a script without an end', `<SCRIPT/><!-- <script></script><i ${attribute}>`],
    ['a style', `<STYLE><i ${attribute}></STYLE>`],
    ['a title', `<title><i ${attribute}></title>`],
    ['a text area', `<textarea><i ${attribute}></textarea>`],
    ['a frame', `<iframe><i ${attribute}></iframe>`],
    ['sample text', `<xmp><i ${attribute}></xmp>`],
    ['plain text', `<plaintext><i ${attribute}>`],
    ['a closing tag', `</i ${attribute}>`],
    ['the value of an attribute of a closing tag', `</p title="><i ${ATTRIBUTE}='${inApostrophes}'>">`],
    ['a closing tag without an end', `</p title="><i ${ATTRIBUTE}='${inApostrophes}'>`],
    ['a closing tag with a slash', `</p/${attribute}/>`],
    [
      'a comment that looks like CDATA, before its bracket',
      `<![CDATA[ <i ${attribute.replaceAll('>', '&gt;')}>`,
    ],
    ['CDATA of SVG', `<svg><![CDATA[ > <i ${attribute}> ]]></svg>`],
    ['a declaration', `<!DOCTYPE ${attribute}>`],
    ['a processing instruction', `<?i ${attribute}>`],
    ['the value of an attribute', `<i title='${ATTRIBUTE}=${inApostrophes}'>`],
    ['the name of an element', `<${ATTRIBUTE}="${inQuotes}">`],
    ['an attribute of a longer name', `<i x-${attribute}><i ${attribute.replace('=', '-x=')}>`],
    ['an unfinished tag', `<i ${attribute}`],
    ['an unfinished value', `<i ${attribute.slice(0, -1)}`],
    ['a name that is written with references', `<i ${attribute.replace('data', '&#100;ata')}>`],
    ['the second of two attributes', `<i ${ATTRIBUTE}="" ${attribute}>`],
  ])('should not read %s', (_, html) => {
    expect(decodeComposerContextClipboardHtml(html)).toBeNull()
  })

  it.each([undefined, null, 0, {}, [`<i ${attribute}>`], '', 'plain', '<b>x</b>'])(
    'should not read %j',
    (html) => {
      expect(decodeComposerContextClipboardHtml(html)).toBeNull()
    },
  )
})
