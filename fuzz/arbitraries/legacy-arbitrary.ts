import fc from 'fast-check'
import { LEGACY_LINES, LEGACY_PROSE, LEGACY_TAGS, TERMINAL_NAMES } from './legacy-pieces.ts'

/** A part of the prose of a message from before references existed. */
export interface LegacyPart {
  type: 'prose' | 'placeholder' | 'mention' | 'review'
  source: string
  /** What a review is to be read as. */
  record?: object
}

/** Such a message, in its parts. */
export interface LegacyMessage {
  parts: LegacyPart[]
  /** The blocks behind the prose, each with what is before it. */
  blocks: LegacyBlock[]
  text: string
}

/** A block, and what its entries are to be read as, but for ids and labels. */
interface LegacyBlock {
  source: string
  records: object[]
}

const line = fc.constantFrom(...LEGACY_LINES)

/** An entry of a terminal block, and what it is to be read as. */
export const terminalEntry: fc.Arbitrary<{
  source: string
  record: { terminalLabel: string; lineStart: number; lineEnd: number }
}> = fc
  .record({
    terminalLabel: fc.constantFrom(...TERMINAL_NAMES).map(([label]) => label),
    lineStart: fc.nat(3),
    more: fc.nat(2),
    lines: fc.array(line, { maxLength: 3 }),
  })
  .map(({ terminalLabel, lineStart, more, lines }) => {
    const lineEnd = lineStart + more
    const range = more === 0 ? `line ${lineStart}` : `lines ${lineStart}-${lineEnd}`
    const source = [`- ${terminalLabel} ${range}:`, ...lines.map((one, index) => `  ${index} | ${one}`)]
    const record = { kind: 'terminal', terminalLabel, lineStart, lineEnd, text: lines.join('\n') }
    return { source: source.join('\n'), record }
  })

const ELEMENT_FIELDS = {
  url: 'http://localhost:3000/',
  selector: 'main > button',
  source: 'C:\\src\\a.tsx:12:5',
  html: '<button>',
  styles: 'color: red',
}
const SOURCE = { functionName: null, fileName: 'C:\\src\\a.tsx', lineNumber: 12, columnNumber: 5 }

const elementEntry = fc
  .record({
    name: fc.constantFrom('button', 'SaveButton', 'my-element', 'A.B', 'ß'),
    what: fc.constantFrom('', ' (button)', ' (src/a (b).tsx:1)', ' ()'),
    keys: fc.subarray(['url', 'selector', 'source', 'html', 'styles'] as const),
    more: fc.array(line, { maxLength: 2 }),
  })
  .map(({ name, what, keys, more }) => {
    const last = keys.at(-1)
    // A location goes on in no line that one would write.
    const lines = last === undefined || last === 'source' ? [] : more
    const textOf = (key: Exclude<keyof typeof ELEMENT_FIELDS, 'source'>) =>
      keys.includes(key) ? [ELEMENT_FIELDS[key], ...(key === last ? lines : [])].join('\n') : ''
    const record = {
      pageUrl: textOf('url'),
      pageTitle: null,
      tagName: name.toLowerCase(),
      selector: textOf('selector') || null,
      htmlPreview: textOf('html'),
      componentName: name === name.toLowerCase() ? null : name,
      source: keys.includes('source') ? SOURCE : null,
      styles: textOf('styles'),
    }
    const fields = keys.map((key) => `  ${key}: ${ELEMENT_FIELDS[key]}`)
    return {
      source: [`- ${name}${what}:`, ...fields, ...lines.map((one) => `    ${one}`)].join('\n'),
      record,
    }
  })

const listIn = <Entry extends { source: string; record: object }>(tag: string, entry: fc.Arbitrary<Entry>) =>
  fc
    .tuple(fc.array(entry, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\n\n'))
    .map(([entries, gap]) => ({
      source: `<${tag}>\n${entries.map(({ source }) => source).join(gap)}\n</${tag}>`,
      records: entries.map(({ record }): object => record),
    }))

const terminalBlock = listIn('terminal_context', terminalEntry)
const nestedBlock = listIn('element_context', elementEntry)
const elementBlock = nestedBlock.map(({ source, records }) => ({
  source,
  records: records.map((record) => ({ kind: 'element', ...record })),
}))

const PREVIEW_FIELDS = {
  Page: { pageTitle: 'My page' },
  Comment: { comment: 'wider\nand bluer' },
  Targets: { targetSummary: '2 elements' },
}

const previewBlock = fc
  .record({
    keys: fc.subarray(['Page', 'Comment', 'Targets'] as const),
    hasChanges: fc.boolean(),
    nested: fc.option(nestedBlock, { nil: undefined }),
  })
  .map(({ keys, hasChanges, nested }): LegacyBlock => {
    const source = [
      '<preview_annotation>\nId: p_1',
      ...keys.map((key) => `${key}: ${Object.values(PREVIEW_FIELDS[key])}`),
      ...(hasChanges ? ['Requested visual changes:\n- color: red\n- \n-'] : []),
      ...(nested ? [nested.source] : []),
      '</preview_annotation>',
    ]
    const missing = { pageUrl: '', pageTitle: null, comment: '', targetSummary: '' }
    const record = {
      kind: 'preview-annotation',
      annotationId: 'p_1',
      ...Object.assign(missing, ...keys.map((key) => PREVIEW_FIELDS[key])),
      styleChanges: hasChanges ? ['color: red', '', ''] : [],
      ...(nested ? { elements: nested.records } : {}),
    }
    return { source: source.join('\n'), records: [record] }
  })

const reviewBlock = fc
  .record({
    attributes: fc.subarray([' sectionTitle="Unstaged &amp; new"', ' rangeLabel="L1-L2"']),
    comment: fc.constantFrom(
      ...['', 'hm', '\nNote\n', '\ufffc @t:1', 'x <review_comment a="b">\n<review_comment>\n'],
      ...['\n`a`\n```js\n</review_comment>\n```\nmore\n', '\n~~~ `a`\n```\n</review_comment>\n~~~\nmore\n'],
    ),
    fence: fc.constantFrom('````diff', '~~~diff', '~~~ `a`'),
    diff: fc.option(fc.array(line, { maxLength: 3 }), { nil: undefined }),
  })
  .map(({ attributes, comment, fence, diff }) => {
    const marks = /^[`~]+/.exec(fence)?.[0]
    const excerpt = diff ? `\n${fence}\n${diff.map((one) => `${one}\n`).join('')}${marks}\n` : ''
    const source = `<review_comment sectionId="s" filePath="src/f.ts" startIndex="1" endIndex="2"${attributes.join('')}>${comment}${excerpt}</review_comment>`
    const record = {
      kind: 'review-comment',
      sectionId: 's',
      sectionTitle: attributes.join('').includes('sectionTitle') ? 'Unstaged & new' : 'Review',
      filePath: 'src/f.ts',
      startIndex: 1,
      endIndex: 2,
      rangeLabel: attributes.join('').includes('rangeLabel') ? 'L1-L2' : 'line',
      text: comment.trim(),
      diff: diff?.join('\n') ?? '',
      fenceLanguage: diff && fence.endsWith('`') ? '`a`' : 'diff',
    }
    return { source, record }
  })

const trailing = fc.tuple(
  fc.array(terminalBlock, { maxLength: 2 }),
  fc.array(elementBlock, { maxLength: 1 }),
  fc.array(previewBlock, { maxLength: 2 }),
  fc.array(
    reviewBlock.map(({ source, record }): LegacyBlock => ({ source, records: [record] })),
    { maxLength: 2 },
  ),
)

const part: fc.Arbitrary<LegacyPart> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...LEGACY_PROSE).map((source) => ({ type: 'prose' as const, source })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'placeholder' as const, source: '\ufffc' }) },
  { weight: 1, arbitrary: reviewBlock.map((review) => ({ type: 'review' as const, ...review })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        '@t:1',
        '@t:0-1',
        '@dev-server:2',
        '@zsh-2:1',
        '@zsh-(2):1',
        '@root@host:-~:1',
        '@終端:1',
        '@🚀:1',
      )
      .map((source) => ({ type: 'mention' as const, source })),
  },
)

/**
 * Arbitrary messages that are well formed, of a prose and blocks behind it. A mention may name no terminal, or be
 * glued to what is around it; then it is prose, too.
 *
 * @param isCrlf whether the line ends are those of Windows
 */
export function legacyMessage(isCrlf = false): fc.Arbitrary<LegacyMessage> {
  const sep = fc.constantFrom('\n', '\n\n', '  \n\n\n')
  return fc.tuple(fc.array(part, { maxLength: 8 }), trailing, sep).map(([parts, trailing, gap]) => {
    const blocks = trailing.flat()
    const whole = [parts.map(({ source }) => source).join(''), ...blocks.map(({ source }) => source)].join(
      gap,
    )
    const lines = (text: string) => (isCrlf ? text.replace(/(?<!\r)\n/g, '\r\n') : text)
    return {
      parts: parts.map((part) => ({ ...part, source: lines(part.source) })),
      blocks: blocks.map((block) => ({ ...block, source: lines(block.source) })),
      text: lines(whole),
    }
  })
}

/** Arbitrary text that is nearly such a message: with something inserted, deleted, swapped or cut. */
export function nearLegacyText(): fc.Arbitrary<string> {
  const foreign = fc.constantFrom(...LEGACY_TAGS, ...LEGACY_PROSE)
  const soup = fc.array(
    fc.oneof(
      foreign,
      reviewBlock.map(({ source }) => source),
      trailing.map(([[first]]) => first?.source ?? '\n'),
    ),
    {
      maxLength: 10,
    },
  )
  const edited = fc
    .tuple(
      legacyMessage(),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), foreign), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([{ text }, edits]) =>
      edits.reduce((edit, [place, deleted, inserted]) => {
        const at = Math.floor(place * edit.length)
        return edit.slice(0, at) + inserted + edit.slice(at + deleted)
      }, text),
    )
  return fc.oneof(
    { weight: 3, arbitrary: edited },
    soup.map((pieces) => pieces.join('')),
  )
}
