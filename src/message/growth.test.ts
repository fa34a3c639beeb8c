import { expect, it } from 'vitest'
import { ref, terminal } from './build.fixture.ts'
import { buildMessageContext } from './build.ts'
import { removeReferences } from './remove-references.ts'

const ids = Array.from({ length: 2000 }, (_, index) => `t${index}`)
const text = ids.map((id) => `${ref(id)} `.padEnd(500, 'word ')).join('')
const terminals = ids.map((contextId) => ({ ...terminal, contextId }))

it('should remove two thousand references', () => {
  expect(removeReferences(text, new Set(ids))).not.toContain('](')
})

it('should build a message of two thousand references', () => {
  expect(buildMessageContext({ text, terminals }).dropped).toHaveLength(1800)
})

it('should drop two thousand excerpts that have expired', () => {
  const expired = terminals.map((draft) => ({ ...draft, text: null }))
  expect(buildMessageContext({ text, terminals: expired }).dropped).toHaveLength(2000)
})
