import { COMPOSER_CONTEXT_FRAGMENT_ATTRIBUTE as ATTRIBUTE } from '../../../src/clipboard/html.ts'
import { type Family, repeated } from '../family.ts'

const PARTS = [
  ...['>', "'", '</', '<!', '-->', '<?', '<![CDATA[', ']]>', '</>', '='],
  ...[
    '<div>',
    '</div>',
    '<b><i></b></i>',
    '<p',
    '<table><tr><td>',
    '<svg><p>',
    '<template>',
    '<option><select>',
  ],
  ...[
    '<a b',
    '<a b=',
    '<a b="',
    "<a b='>",
    '<a b=c ',
    'b="c"',
    '<a/',
    '</a b="',
    '<script>',
    '</script',
    '</script >',
    '<script><!--',
    '<script></script>',
    '</p b>',
    "</p b='>'>",
    '<title>',
  ],
  ...[
    '<textarea></',
    '<plaintext>',
    '<!-- --!',
    '--!',
    '&#',
    '&#x',
    '&#1114112;',
    '&amp',
    '&amp;',
    '&noti',
    '&CounterClockwise',
  ],
  ...[
    ` ${ATTRIBUTE}`,
    `<a ${ATTRIBUTE}>`,
    `<a ${ATTRIBUTE}=1>`,
    `<a ${ATTRIBUTE}="`,
    ` ${ATTRIBUTE}='&quot;'`,
  ],
  ...[`<a ${ATTRIBUTE}='{"version":1,"records":[`, `<a ${ATTRIBUTE}='{"version":1}'>`],
]

/** What the reader of HTML has to take. */
export const HTML: readonly Family[] = PARTS.map((part) => repeated(part))
