import { describe, expect, it } from 'vitest'
import { cutRecord } from './cut-record.ts'

const LONG = 'x'.repeat(100_000)
const SHORT = `${'x'.repeat(2047)}…`
const NAME = `${'x'.repeat(254)}…`

/** A capture of `max` characters that was cut inside its only line. */
const capture = (max: number): string => {
  const kept = max - 31
  return `${'x'.repeat(kept)}… ${100_000 - kept} characters left out …`
}

describe('cutRecord', () => {
  it.each([
    ['image', { name: LONG, mimeType: LONG }, { name: NAME, mimeType: `${'x'.repeat(99)}…` }],
    ['file', { name: ` ${LONG}`, mimeType: '\ta/b\n' }, { name: NAME, mimeType: 'a/b' }],
    ['terminal', { terminalLabel: `\n${LONG}` }, { terminalLabel: NAME }],
    [
      'review-comment',
      {
        sectionTitle: LONG,
        filePath: ` ${LONG} `,
        rangeLabel: LONG,
        text: LONG,
        diff: LONG,
        fenceLanguage: LONG,
        pullRequest: { title: LONG, url: LONG, headBranch: LONG, baseBranch: LONG, number: 7 },
      },
      {
        sectionTitle: SHORT,
        filePath: SHORT,
        rangeLabel: SHORT,
        text: capture(16_000),
        diff: capture(32_000),
        fenceLanguage: `${'x'.repeat(63)}…`,
        pullRequest: { title: SHORT, url: SHORT, headBranch: SHORT, baseBranch: SHORT, number: 7 },
      },
    ],
    [
      'element',
      {
        pageUrl: LONG,
        pageTitle: LONG,
        tagName: LONG,
        selector: null,
        htmlPreview: LONG,
        componentName: LONG,
        source: { functionName: LONG, fileName: LONG, lineNumber: 1, columnNumber: null },
        styles: LONG,
      },
      {
        pageUrl: SHORT,
        pageTitle: SHORT,
        tagName: NAME,
        selector: null,
        htmlPreview: capture(8000),
        componentName: SHORT,
        source: { functionName: SHORT, fileName: SHORT, lineNumber: 1, columnNumber: null },
        styles: capture(8000),
      },
    ],
    [
      'preview-annotation',
      {
        pageUrl: LONG,
        comment: LONG,
        targetSummary: LONG,
        styleChanges: ['a', LONG],
        elements: [{ styles: LONG }, { tagName: LONG }],
        styleChangeDetails: [{ property: LONG, previousValue: LONG, value: LONG }],
      },
      {
        pageUrl: SHORT,
        comment: capture(8000),
        targetSummary: SHORT,
        styleChanges: ['a', SHORT],
        elements: [{ styles: capture(8000) }, { tagName: NAME }],
        styleChangeDetails: [{ property: SHORT, previousValue: capture(8000), value: capture(8000) }],
      },
    ],
  ])('should cut what is too long in a record of the kind %s', (kind, before, after) => {
    const cut = cutRecord({ kind, label: LONG, ...before })
    const label = `${'x'.repeat(199)}…`
    expect(Object.entries(cut)).toStrictEqual(Object.entries({ kind, label, ...after }))
  })

  it('should keep the end of an excerpt of a terminal', () => {
    const record = { kind: 'terminal', lineStart: 1, lineEnd: 50_001, text: `${'x\n'.repeat(50_000)}end` }
    const { lineStart, lineEnd, text } = cutRecord(record)
    expect(lineEnd).toBe(50_001)
    expect(text).toMatch(new RegExp(`^… ${lineStart} lines left out …\n(?:x\n)+end$`))
  })

  it.each([
    ['mention', { path: LONG }],
    ['skill', { name: LONG }],
    ['future', { text: LONG }],
    ['image', { attachmentId: LONG }],
    ['terminal', { terminalId: LONG }],
    ['review-comment', { sectionId: LONG }],
    [
      'preview-annotation',
      { annotationId: LONG, elementIds: [LONG], styleChangeDetails: [{ targetId: LONG }] },
    ],
    // For the schema to judge.
    ['terminal', { text: LONG }],
    ['terminal', { text: LONG, lineStart: 1, lineEnd: '2' }],
    ['terminal', { text: 7, lineStart: 1, lineEnd: 2 }],
    ['element', { source: [LONG], styles: null, pageUrl: 7 }],
    ['preview-annotation', { styleChanges: LONG, elements: [null, LONG, 7], styleChangeDetails: {} }],
    ['__proto__', {}],
    [undefined, { text: LONG }],
  ])('should not touch in a record of the kind %s what it should not cut', (kind, fields) => {
    expect(cutRecord({ kind, ...fields })).toStrictEqual({ kind, ...fields })
  })

  it('should keep other fields, `__proto__` too, and change nothing that it is given', () => {
    const record = Object.freeze(JSON.parse('{"kind":"image","__proto__":{"a":1},"b":2,"name":" c "}'))
    expect(JSON.stringify(cutRecord(record))).toBe('{"kind":"image","__proto__":{"a":1},"b":2,"name":"c"}')
  })
})

describe('the lists of a preview annotation', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `${index}`)
  const cut = (fields: object) => cutRecord({ kind: 'preview-annotation', ...fields })

  it('should stay if they are not too long', () => {
    const fields = {
      targetSummary: '50 elements',
      styleChanges: list(200),
      styleChangeDetails: list(200),
      elements: list(50),
      elementIds: list(50),
    }
    expect(cut(fields)).toStrictEqual({ kind: 'preview-annotation', ...fields })
  })

  it('should be cut with a mark among the style changes', () => {
    expect(cut({ styleChanges: list(203) })).toMatchObject({
      styleChanges: [...list(199), '… 4 changes left out …'],
    })
    expect(cut({ styleChanges: list(200), styleChangeDetails: list(201) })).toMatchObject({
      styleChanges: [...list(199), '… 1 change left out …'],
      styleChangeDetails: list(200),
    })
    expect(cut({ styleChanges: ['a'], styleChangeDetails: list(260) })).toMatchObject({
      styleChanges: ['a', '… 60 changes left out …'],
      styleChangeDetails: list(200),
    })
  })

  it('should be cut with a mark behind the summary of the elements', () => {
    expect(cut({ targetSummary: '53 elements', elements: list(53), elementIds: list(51) })).toMatchObject({
      targetSummary: '53 elements … 3 elements left out …',
      elements: list(50),
      elementIds: list(50),
    })
    const { targetSummary } = cut({ targetSummary: LONG, elementIds: list(51) })
    expect(targetSummary).toMatch(/^x+… … 1 element left out …$/)
    expect(targetSummary).toHaveLength(2048)
  })

  it('should stay too long where there is no place for a mark', () => {
    const fields = { styleChanges: null, styleChangeDetails: list(201), targetSummary: 7, elements: list(51) }
    expect(cut(fields)).toStrictEqual({ kind: 'preview-annotation', ...fields })
  })
})
