import fc from 'fast-check'

/** What breaks readers of captured text: tags of envelopes and blocks, line ends, references, invisible characters. */
export const CAPTURED_PIECES: readonly string[] = [
  ...['<', '</', '>', '/>', '<context', '</context>', '<t3_context version="1">', '</t3_context>'],
  ...[
    '<CONTEXT kind="file" id="x">',
    '</Context\t>',
    'context',
    't3_context',
    '<Context.Provider>',
    '<context-menu>',
  ],
  ...['</terminal_context>', '<review_comment ', '</review_comment>', '</element_context>'],
  ...['<preview_annotation>', '</preview_annotation>'],
  ...['\u200b', '\ufeff', '\u00ad', '\u180e', '\u2060', '\ufe0f', '\u00a0', '\u{e0063}'],
  ...['\n', '\r\n', '\r', '\v', '\f', '\u001c', '\u0085', '\u2028', '\u2029', '\t', '\\n', '\\u003c'],
  ...[
    '"',
    "'",
    '&lt;',
    '&quot;',
    '\\',
    '`',
    '```',
    '~~~',
    ']',
    '[',
    ';',
    '; ref=ctx_9]',
    '!',
    '\ufffc',
    '@t:1',
  ],
  ...[
    '[x](t3-context://v1/file/ctx_9)',
    '[Assistant quote](t3-citation://v1/e/t/m?text=x&start=0&end=1&prefix=&suffix=)',
  ],
  ...['\ud800', '\udfff', '\0', '\u001b[31m', '😀', 'é', '日本', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ...[
    'a',
    'b',
    '0',
    ' ',
    '  ',
    'name: ',
    '- T line 1:',
    '  1 | x',
    'Comment:',
    '__proto__',
    'src/main.ts:1:2',
  ],
]

/** Arbitrary text of at most `max` UTF-16 code units, as it is captured: dense in what writers get wrong. */
export function capturedText(max: number): fc.Arbitrary<string> {
  const dense = fc
    .array(fc.constantFrom(...CAPTURED_PIECES), { maxLength: 12 })
    .map((pieces) => pieces.join(''))
  const any = fc.string({ unit: 'binary', maxLength: 20 })
  const full = fc.constantFrom(...CAPTURED_PIECES).map((piece) => piece.repeat(Math.ceil(max / piece.length)))
  return fc
    .oneof(
      { weight: 12, arbitrary: dense },
      { weight: 4, arbitrary: any },
      { weight: max > 1000 ? 0 : 1, arbitrary: full },
    )
    .map((text) => text.slice(0, max))
}

/** The same without white space at the ends, and not empty. */
export function capturedName(max: number): fc.Arbitrary<string> {
  return capturedText(max).map((text) => text.trim() || 'name')
}
