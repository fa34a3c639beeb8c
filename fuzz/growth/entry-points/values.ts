/** Values with a text in them, as functions take them; what is in them need not have been decoded. */
import { TERMINAL_TEXT_MAX } from '../../../src/record/kinds.ts'
import { formatComposerContextReference } from '../../../src/reference/format.ts'
import { collectInlineContextIds } from '../../../src/reference/replace.ts'

const common = { version: 1, contextId: 'a', label: 'x' }

/** A reference to the records below. */
export const REFERRING: string = formatComposerContextReference({ kind: 'file', contextId: 'a', label: 'x' })

/** Fields of a terminal's record whose range has room for every line. */
export const terminal = {
  ...common,
  kind: 'terminal',
  terminalId: 't',
  terminalLabel: 'T',
  lineStart: 1,
  lineEnd: Number.MAX_SAFE_INTEGER,
  text: 'x',
}

/** Fields of a review comment's record. */
export const review = {
  ...common,
  kind: 'review-comment',
  sectionId: 's',
  sectionTitle: 'S',
  filePath: 'f',
  startIndex: 0,
  endIndex: 0,
  rangeLabel: 'L1',
  text: 'x',
  diff: '+x',
}

/** Fields of an element's record. */
export const element = {
  ...common,
  kind: 'element',
  pageUrl: 'http://localhost/',
  pageTitle: null,
  tagName: 'b',
  selector: null,
  htmlPreview: '<b>',
  componentName: null,
  source: null,
  styles: '',
}

/** Fields of a preview annotation's record. */
export const annotation = {
  ...common,
  kind: 'preview-annotation',
  annotationId: 'n',
  pageUrl: 'http://localhost/',
  pageTitle: null,
  comment: 'x',
  targetSummary: '',
  styleChanges: [],
}

/** Fields of a file's record. */
export const file = {
  ...common,
  kind: 'file',
  attachmentId: 'a',
  name: 'a.txt',
  mimeType: 'text/plain',
  sizeBytes: 1,
}

/** Fields of a mention's record. */
export const mention = { ...common, kind: 'mention', path: 'x' }

/** Fields of a record of an unknown kind. */
export const unknown = { ...common, kind: 'my-kind', payload: 'x' }

/** As many lines as an excerpt of a terminal may have: what is behind them is cut. */
export const FULL_EXCERPT: string = 'x\n'.repeat(TERMINAL_TEXT_MAX / 2)

/** How many characters of a text stand for one thing, where a list of things grows with the text. */
const PIECE = 1024

/** A text in pieces, for lists that are as long as it. */
export function pieces(text: string): string[] {
  const found: string[] = []
  for (let index = 0; index < text.length; index += PIECE) found.push(text.slice(index, index + PIECE))
  return found
}

/** Some of the ids that a text refers to: as many as it has pieces, at most. */
export function someIds(text: string): string[] {
  return collectInlineContextIds(text).slice(0, Math.ceil(text.length / PIECE))
}
