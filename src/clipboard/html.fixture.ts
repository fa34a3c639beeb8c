import { COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE } from './html.ts'

/** What shows a fragment, and carries none. */
export const SHOWN = `<i ${ATTRIBUTE}='{"version":1,"source":{"environmentId":"shown"},"records":[]}'>`

/** Markup that is whole by itself, and carries no fragment. */
export const MARKUP: readonly string[] = [
  ...[
    '',
    'text',
    ' ',
    '\n',
    '&amp;',
    '&lt;i&gt;',
    '&',
    '&#',
    '< ',
    '< i>',
    '</>',
    '<<3',
    '>',
    '"',
    "'",
    '\0',
  ],
  ...[
    '<p>',
    '</p>',
    '<br/>',
    '<P CLASS=a>',
    "<a title='>'>",
    '<a title=">" hidden>',
    '<td/ a/=b>',
    '</x y="z">',
  ],
  ...[
    '<html><body>',
    '<!doctype html>',
    '<!--StartFragment-->',
    '<!---->',
    '<!-->',
    '<!x>',
    '<?x>',
    '<![CDATA[x]]>',
  ],
  ...[
    `<!-- ${SHOWN} -->`,
    `<script>${SHOWN}</script>`,
    `<STYLE >${SHOWN}</style >`,
    `<title>${SHOWN}</title>`,
    `</p title="${SHOWN.replaceAll('"', '&quot;')}" x=">" >`,
    `<script><!-- <script></script>${SHOWN}--></script>`,
    '<script><!-- </script>',
    '<![CDATA[>',
  ],
  ...[
    `<textarea>&lt;${SHOWN}</textarea>`,
    `<xmp>${SHOWN}</xmp>`,
    `<i ${ATTRIBUTE}>`,
    `<i ${ATTRIBUTE}="{}">`,
  ],
  ...[`<i x-${ATTRIBUTE}="1">`, `<${ATTRIBUTE}>`, `</i ${ATTRIBUTE}="1">`, ATTRIBUTE, `${ATTRIBUTE}='{}'`],
  'Version:0.9\r\nStartHTML:00000097\r\nSourceURL:https://e.com/?a&b\r\n',
  '<p title="<svg>">',
  `</${SHOWN.slice(1)}`,
]

type Spelling = (character: string) => string

/** How a character is written as a reference; the first as it is, if it can be. */
const SPELLINGS: readonly (Spelling | null)[] = [
  null,
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&#x${character.codePointAt(0)?.toString(16)};`,
  (character) => `&#X000${character.codePointAt(0)?.toString(16).toUpperCase()};`,
]

const NAMES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&apos;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&lbrace;',
  '\u00a0': '&nbsp;',
}

/** What the parts of an attribute may be, and the element that it may stand in. */
export const ATTRIBUTE_STYLES = {
  element: ['div', 'svg', 'MATH', 'script', 'title', 'td'],
  name: [ATTRIBUTE, ATTRIBUTE.toUpperCase(), ATTRIBUTE.replace('f', 'F')],
  equals: ['=', ' = ', '\n=\t', '=\r\n'],
  quote: ['"', "'", ''],
  spelling: SPELLINGS.map((_, index) => index),
} as const

/** How an element and its attribute are written: its quotes, and which characters are written as references, and how. */
export interface AttributeStyle {
  element: string
  name: string
  equals: string
  quote: string
  /** In turn. */
  spellings: number[]
}

/** Write an element with such a value as an attribute, with the references that it needs and some that it does not need. */
export function writeElement(
  value: string,
  { element, name, equals, quote, spellings }: AttributeStyle,
): string {
  const needed = quote === '' ? /[&\s"'<>=`]/ : new RegExp(`[&${quote}]`)
  const written = Array.from(value, (character, index) => {
    const spell = SPELLINGS[spellings[index % spellings.length] ?? 0]
    // A reference to U+0080–U+009F means a character of Windows-1252.
    if (spell && !/[\x80-\x9f]/.test(character)) return spell(character)
    return needed.test(character) ? (NAMES[character] ?? `&#${character.codePointAt(0)};`) : character
  })
  return `<${element} class='a' ${name}${equals}${quote}${written.join('')}${quote} id=b>`
}
