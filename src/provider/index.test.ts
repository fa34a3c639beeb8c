import { expect, it } from 'vitest'
import * as api from './index.ts'

it.each([undefined, null, 7, Symbol('s'), {}, ['a'], new String('a'), () => ''])(
  'should take a text that is %o for empty',
  (value) => {
    const text = value as string
    const references = [{ kind: 'a', contextId: 'a', label: '', image: false, source: '', start: 0, end: 1 }]
    expect(api.collectAssistantCitations(text)).toStrictEqual([])
    expect(api.assistantCitationsToPlainText(text)).toBe('')
    expect(api.expandAssistantCitationsForProvider(text)).toBe('')
    expect(api.projectComposerContextForProvider({ text, records: [] })).toBe('')
    expect(api.projectComposerContextForProvider({ text, records: [], references })).toBe('')
    expect(api.projectComposerContextForProvider({ text, records: [], escapeProse: true })).toBe('')
  },
)
