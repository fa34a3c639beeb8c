import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ComposerContextRecord, UnknownContextRecord } from '../record/record.ts'
import { findTags, findTagsInJson, readProjected, splitLines } from './envelope.fixture.ts'
import { message, type Part, records, tagText, textOf } from './hostile.fixture.ts'
import { projectComposerContextForProvider } from './project.ts'

const KNOWN = [
  'image',
  'file',
  'terminal',
  'element',
  'preview-annotation',
  'review-comment',
  'mention',
  'skill',
]

/** The entries that a message should have: ids in order, with their kinds and records. */
function expectedEntries(
  parts: readonly Part[],
  all: readonly ComposerContextRecord[],
  mentionEntries = false,
) {
  const entries: { kind: string; id: string; record: ComposerContextRecord | undefined }[] = []
  for (const part of parts) {
    if (!('source' in part) || entries.some(({ id }) => id === part.contextId)) continue
    const [record, ...others] = all.filter(({ contextId }) => contextId === part.contextId)
    const only = others.length === 0 ? record : undefined
    entries.push({ kind: only?.kind ?? part.kind, id: part.contextId, record: only })
  }
  return entries.filter(
    ({ kind, record }) => mentionEntries || !record || (kind !== 'mention' && kind !== 'skill'),
  )
}

it('should write exactly these entries, in order, and no other tag', () => {
  fc.assert(
    fc.property(message(), records(), fc.boolean(), (parts, all, mentionEntries) => {
      const output = projectComposerContextForProvider({ text: textOf(parts), records: all, mentionEntries })
      const read = readProjected(output)
      const expected = expectedEntries(parts, all, mentionEntries)
      expect(read.entries.map(({ kind, id, lines }) => [kind, id, lines === null])).toEqual(
        expected.map(({ kind, id, record }) => [kind, id, record === undefined]),
      )
      const tags = read.entries.flatMap(({ lines }) => (lines ? ['<context', '</context'] : ['<context']))
      const envelope = tags.length > 0 ? ['<t3_context', ...tags, '</t3_context'] : []
      const citations = read.citations ? ['<assistant_citations', '</assistant_citations'] : []
      expect(findTags(output)).toEqual([...envelope, ...citations])
    }),
    { numRuns: 10_000 },
  )
})

it('should keep the prose, with one marker in place of each reference and citation', () => {
  fc.assert(
    fc.property(message(), records(), (parts, all) => {
      const output = projectComposerContextForProvider({ text: textOf(parts), records: all })
      let rest = readProjected(output).message
      for (const part of parts) {
        const found = 'prose' in part ? part.prose : markerAtStart(rest, part)
        expect(rest.slice(0, found.length)).toBe(found)
        rest = rest.slice(found.length)
      }
      expect(rest).toBe('')
    }),
    { numRuns: 5_000 },
  )
})

/** The marker that stands at the start: one line with one of each of its three signs. */
function markerAtStart(rest: string, part: Part): string {
  if ('quote' in part) return /^\[assistant-quote-\d+\]/.exec(rest)?.[0] ?? 'a marker of a citation'
  const marker = /^\[[^[\];]+: (?:[^[\];]|&lt;)+; ref=([\w-]+)\]/.exec(rest)
  if (!marker || !('source' in part) || marker[1] !== part.contextId) return 'a marker of a reference'
  expect(splitLines(marker[0])).toHaveLength(1)
  expect(marker[0].replace(FLAG, '')).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
  return marker[0]
}

const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu

/** The keys that may stand at the start of a line of an entry, in their order. */
const KEYS: Record<string, RegExp> = {
  image: /^name mimeType sizeBytes attachmentId$/,
  file: /^name mimeType sizeBytes attachmentId$/,
  element: /^url tag( title)?( selector)?( component)?( source)?( html)?( styles)?$/,
  'preview-annotation':
    /^page url( comment)?( targets)?( requested visual changes( -)+)?( screenshot)?( element \d+)*$/,
  'review-comment': /^file range section( block){0,2}$/,
  mention: /^path$/,
  skill: /^name$/,
}

it('should start no line of an entry with captured text, whatever a reader takes for a line break', () => {
  fc.assert(
    fc.property(message(), records(), (parts, all) => {
      const output = projectComposerContextForProvider({
        text: textOf(parts),
        records: all,
        mentionEntries: true,
      })
      const expected = expectedEntries(parts, all, true)
      for (const [index, { kind, lines }] of readProjected(output).entries.entries()) {
        const record = expected[index]?.record
        if (!lines || !record) continue
        if (record.kind === 'terminal') expectTerminal(record as never, lines)
        else if (KNOWN.includes(kind)) expect(keysOf(kind, lines)).toMatch(KEYS[kind] as RegExp)
        else expect(splitLines(lines.join('\n'))).toHaveLength(1)
      }
    }),
    { numRuns: 5_000 },
  )
})

/** The keys of the lines that are not indented. */
function keysOf(kind: string, lines: readonly string[]): string {
  const outer = splitLines(lines.join('\n')).filter((line) => !line.startsWith('  '))
  return outer
    .map((line, index) => {
      // The excerpt has the language of its fence as a key.
      if (kind === 'review-comment' && index >= 3) return 'block'
      return line.startsWith('- ') ? '-' : line.slice(0, line.indexOf(':'))
    })
    .join(' ')
}

function expectTerminal({ lineStart, lineEnd }: { lineStart: number; lineEnd: number }, lines: string[]) {
  const [first = '', ...numbered] = lines
  expect(first).toMatch(/^terminal: /)
  expect(splitLines(first)).toHaveLength(1)
  expect(numbered.length).toBeLessThanOrEqual(lineEnd - lineStart + 1)
  expect(numbered.map((line) => line.slice(0, line.indexOf(' | ')))).toEqual(
    numbered.map((_, index) => String(lineStart + index)),
  )
}

it('should write a payload as JSON of the same value, without a tag behind its escapes', () => {
  fc.assert(
    fc.property(message(), records(), (parts, all) => {
      const output = projectComposerContextForProvider({ text: textOf(parts), records: all })
      const expected = expectedEntries(parts, all)
      for (const [index, { kind, lines }] of readProjected(output).entries.entries()) {
        const record = expected[index]?.record as UnknownContextRecord | undefined
        if (!record || KNOWN.includes(kind)) continue
        const { version, contextId, kind: _, label, ...fields } = record
        const value = Object.hasOwn(record, 'payload') ? record.payload : fields
        expect(JSON.stringify(JSON.parse(String(lines)))).toBe(JSON.stringify(value))
        expect(findTagsInJson(String(lines))).toEqual([])
      }
    }),
    { numRuns: 5_000 },
  )
})

it('should be well-formed, whatever the text and the records', () => {
  fc.assert(
    fc.property(message(), tagText(), records(), fc.boolean(), (parts, prose, all, escapeProse) => {
      const text = `${prose} [x](t3-context://v1/file/a)${textOf(parts)}${prose}`
      const output = projectComposerContextForProvider({ text, records: all, escapeProse })
      expect(output).not.toMatch(/[\p{Cs}\0]/u)
    }),
    { numRuns: 5_000 },
  )
})

it('should leave no tag but its own when prose is captured text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(tagText(), message({ citations: false }).map(textOf))),
      records(),
      (texts, all) => {
        const text = texts.join('')
        const output = projectComposerContextForProvider({ text, records: all, escapeProse: true })
        const { message: prose } = readProjected(output)
        expect(findTags(prose)).toEqual([])
      },
    ),
    { numRuns: 5_000 },
  )
})

it('should not depend on records that nothing refers to, nor on the order of records', () => {
  fc.assert(
    fc.property(message(), records(), (parts, all) => {
      const text = textOf(parts)
      const output = projectComposerContextForProvider({ text, records: all })
      const ids = parts.flatMap((part) => ('source' in part ? [part.contextId] : []))
      const referred = all.filter(({ contextId }) => ids.includes(contextId))
      expect(projectComposerContextForProvider({ text, records: referred })).toBe(output)
      expect(projectComposerContextForProvider({ text, records: new Set(all.reverse()) })).toBe(output)
    }),
    { numRuns: 2_000 },
  )
})

it('should give the same text if no reference is to be projected', () => {
  fc.assert(
    fc.property(message({ citations: false }), tagText(), records(), (parts, prose, all) => {
      const text = textOf(parts) + prose
      expect(projectComposerContextForProvider({ text, records: all, references: [] })).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

it('should give the same text the second time, if it holds no prose that looks like a reference', () => {
  fc.assert(
    fc.property(message({ citations: false }), (parts) => {
      const output = projectComposerContextForProvider({ text: textOf(parts), records: [] })
      expect(projectComposerContextForProvider({ text: output, records: [] })).toBe(output)
    }),
    { numRuns: 2_000 },
  )
})
