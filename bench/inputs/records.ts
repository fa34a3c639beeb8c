import { type ComposerContextRecord, decodeContextRecord } from '../../src/record/record.ts'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { makeProse } from './prose.ts'
import { createRandom, type Random } from './random.ts'
import { makeContextId } from './references.ts'

type Fields = Record<string, unknown>

/** The fields of each kind as clients capture them, about as long as they are in chats. */
const KINDS: Record<string, (random: Random, prose: string) => Fields> = {
  image: (random) => ({
    attachmentId: makeContextId(random),
    name: 'Screenshot 2025-03-14 at 09.12.44.png',
    mimeType: 'image/png',
    sizeBytes: random.below(1_000_000),
  }),
  terminal: (random, prose) => {
    const lines = prose.split(/(?<=[.,:?!]) /)
    return {
      terminalId: 'term-1',
      terminalLabel: 'Terminal 1',
      lineStart: 1 + random.below(2000),
      lineEnd: 2000 + lines.length,
      text: lines.join('\n'),
    }
  },
  element: (_, prose) => ({
    pageUrl: 'http://localhost:3000/checkout?step=2',
    pageTitle: 'Checkout',
    tagName: 'button',
    selector: 'main > form#pay > button.primary:nth-child(2)',
    htmlPreview: `<button id="pay" class="primary">\n  ${prose.slice(0, 300)}\n</button>`,
    componentName: 'PayButton',
    source: { functionName: 'PayButton', fileName: 'src/Pay.tsx', lineNumber: 12, columnNumber: 3 },
    styles: 'color: rgb(255, 255, 255)\nfont-size: 12px',
  }),
  'review-comment': (random, prose) => ({
    sectionId: 'diff-1',
    sectionTitle: 'Changes',
    filePath: 'src/server/session.ts',
    startIndex: random.below(100),
    endIndex: 100 + random.below(100),
    rangeLabel: 'L12-L40',
    text: prose.slice(0, 200),
    diff: prose.replaceAll('. ', '.\n+ '),
    fenceLanguage: 'diff',
  }),
  mention: () => ({ path: 'src/server/session.ts' }),
  thread: (_, prose) => ({ environmentId: 'env-9', threadId: 'th-9', title: prose.slice(0, 60) }),
}

/** Make records of all sorts, as they come from a client. */
export function makeRecordInputs(count: number): Fields[] {
  const random = createRandom(6)
  const prose = makeProse({ length: 40_000 })
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(Object.keys(KINDS))
    const start = random.below(prose.length - 1500)
    return {
      version: 1,
      contextId: `${makeContextId(random)}${index}`,
      kind,
      label: 'Terminal 1 lines 12-40',
      ...KINDS[kind]?.(random, prose.slice(start, start + 100 + random.below(1400)).trim()),
    }
  })
}

/** Make records. */
export function makeRecords(count: number): ComposerContextRecord[] {
  return makeRecordInputs(count).map((input) => {
    const { record, path, reason } = decodeContextRecord(input)
    if (!record) throw new Error(`${path.join('.')}: ${reason}`)
    return record
  })
}

/** Make a message that refers to these records so many times, with words between the references. */
export function makeReferringText(records: readonly ComposerContextRecord[], references: number): string {
  const random = createRandom(7)
  const words = makeProse({ length: references * 40 }).split(' ')
  const step = Math.floor(words.length / references)
  return Array.from({ length: references }, (_, index) => {
    const { kind, contextId, label } = random.pick(records)
    const between = words.slice(index * step, (index + 1) * step).join(' ')
    return `${between} ${formatComposerContextReference({ kind, contextId, label })}`
  }).join(' ')
}
