import { makeProse } from './prose.ts'

/** Make a message from before references existed: so much prose, and a block or two of each kind. */
export function makeLegacyMessage(length: number): string {
  const prose = makeProse({ length })
  // Up to what an excerpt may have.
  const lines = makeProse({ length: Math.min(length / 4, 30_000) }).split(/\s+(?=[a-z]+ing|the )/)
  const half = Math.floor(prose.length / 2)
  return [
    `${prose.slice(0, half)} \ufffc ${prose.slice(half)}`,
    `<review_comment sectionId="d1" sectionTitle="Changes" filePath="src/a.ts" startIndex="4" endIndex="6" rangeLabel="L4-L6">
Why?
\`\`\`diff
+ const a = 1
\`\`\`
</review_comment>`,
    '<terminal_context>',
    ...entry(
      'Terminal 1',
      100,
      lines.map((line) => line.replace(/\s+/g, ' ')),
    ),
    ...entry('Dev server', 7, ['ready']),
    '</terminal_context>',
    `<element_context>
- PayButton (button):
  url: http://localhost:3000/
  selector: #pay
  source: src/Pay.tsx:12:3
  html: <button id="pay">Pay</button>
</element_context>`,
    `<preview_annotation>
Id: ann_1
Page: Checkout
Comment: Make it bigger
Targets: 1 selected element
Requested visual changes:
- font-size: 12px → 20px
</preview_annotation>`,
  ].join('\n')
}

function entry(label: string, start: number, lines: readonly string[]): string[] {
  const end = start + Math.max(lines.length, 1) - 1
  const range = start === end ? `line ${start}` : `lines ${start}-${end}`
  return [`- ${label} ${range}:`, ...lines.map((line, index) => `  ${start + index} | ${line}`)]
}
