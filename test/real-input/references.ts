import fc from 'fast-check'
import { sanitizeComposerContextLabel } from '../../src/reference/label.ts'

/** What a test puts into a document: a reference with its label value. */
export interface TestReference {
  kind: string
  contextId: string
  label: string
  image: boolean
}

const KINDS = [
  ...['image', 'file', 'terminal', 'element', 'preview-annotation', 'review-comment', 'mention', 'skill'],
  ...['thread', 'x', 'a-1-', `k${'-9'.repeat(19)}z`],
]

const CONTEXT_IDS = [
  ...[
    'ctx_1',
    'ctx_9f3c2a',
    '0190b3c4-7d2e-7aa1-b3f0-1c2d3e4f5a6b',
    'terminal_main-1',
    'A',
    '_',
    '-',
    '--',
    '0',
  ],
  ...['__proto__', 'constructor', 'toString', 'v1', '_a_', '__b__', 'x'.repeat(128), `${'_-'.repeat(63)}Zz`],
]

const LABELS = [
  // As people have them.
  ...[
    'shot.png',
    'my_file_v2.test.ts',
    'src/remark/plugin.ts',
    'Terminal 1 lines 3-17',
    'Screenshot 2026-01-05 at 09.41.12.png',
  ],
  ...[
    'SubmitButton',
    '<SubmitButton>',
    'README.md',
    '@scope/name',
    '#1234',
    'AT&T',
    'a < b',
    'R&D (final)',
    '*.test.ts',
  ],
  ...[
    '_private',
    'snake_case_',
    '__init__.py',
    '2*3*4',
    '~/notes',
    '~a~',
    '$HOME',
    '$PATH',
    'C:\\new\\',
    'C:\\Users\\me',
  ],
  ...[
    'naïve café.txt',
    'レイアウト崩れ.png',
    '截图 2.png',
    'снимок экрана',
    'لقطة شاشة',
    'צילום מסך',
    '👩‍👩‍👧‍👦 family',
    '🇺🇦',
    '한국어 문서',
  ],
  // As an attacker has them.
  ...[
    'a`b',
    '``',
    '`',
    'a|b',
    'a\\|b',
    'a\\',
    '\\',
    '\\\\',
    '^a',
    '^1',
    '!',
    '!a',
    'a!',
    ':',
    ':name',
    ':b{c=',
    '=',
    '>',
    '<',
  ],
  ...[
    '<!--',
    '-->',
    '<!-- x -->',
    '<a href="',
    '<b>',
    '</b>',
    '<http:',
    '<http://x.y>',
    '<a@b.c>',
    '<?',
    '?>',
    '<![CDATA[',
  ],
  ...[
    '&amp;',
    '&#42;',
    '&copy',
    '&copy;',
    '&nbsp;',
    '**strong**',
    '*a*',
    '_a_',
    '***',
    '~~gone~~',
    '$x$',
    '$$',
    '*',
    '_',
    '~',
  ],
  ...[
    'http://example.com',
    'https://example.com/?a=1&b=(2)',
    'www.example.com',
    'me@example.com',
    'mailto:a@b.c',
    '- item',
    '# head',
  ],
  ...[
    '1. one',
    '> quote',
    '---',
    '===',
    '```js',
    '| a | b |',
    '[x]',
    '[ ] todo',
    '](u)',
    '(',
    ')',
    '()',
    '"',
    "'",
    '“”',
    'a  b',
    '…',
  ],
  ...[
    '\u00a0',
    'a\u00a0b',
    '\u200b',
    'a\u200db',
    '\u202eabc',
    '\u0000',
    'a\tb',
    'a\nb',
    '\ud800',
    '\ufeff',
    '\ufffd',
    'é',
    'é',
  ],
  ...[
    'x'.repeat(200),
    'word '.repeat(60),
    '😀'.repeat(120),
    '\\'.repeat(50),
    '*'.repeat(50),
    '`'.repeat(50),
    '&'.repeat(50),
  ],
]

/** References of all kinds, with labels that people or attackers give. */
export const testReferences: fc.Arbitrary<TestReference> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    contextId: fc.oneof(fc.constantFrom(...CONTEXT_IDS), fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/)),
    label: fc.constantFrom(...LABELS),
    image: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  })
  .map(({ kind, contextId, label, image = kind === 'image' }) => ({
    kind,
    contextId,
    label: sanitizeComposerContextLabel(label, kind),
    image,
  }))
