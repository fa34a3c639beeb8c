import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatComposerContextReference } from '../src/reference/format.ts'
import { dialectsOf } from './harness/dialects.ts'
import { markdownRunners } from './harness/markdown-runners.ts'
import { needlessEscapes } from './harness/minimality.ts'
import { witnessesFor } from './harness/witnesses.ts'

interface Escaping {
  label: string
  before: string
  after: string
}

const cases = JSON.parse(
  readFileSync(new URL('regressions/escaping.json', import.meta.url), 'utf8'),
) as Escaping[]

// What properties of the escaping laws once failed with, as fast-check shrunk it.
describe.each(cases)('the label $label between $before and $after', ({ label, before, after }) => {
  const reference = { kind: 'file', contextId: 'a', label }

  it('should survive and be shown', async () => {
    const input = { reference, before, after }
    await markdownRunners.survives({ input, expect: label })
    await markdownRunners.displays({ input, expect: label })
  })

  it('should have no escape in vain', () => {
    const source = formatComposerContextReference(reference)
    const written = source.slice(1, source.indexOf(']('))
    expect(needlessEscapes(source, witnessesFor(label, written), dialectsOf())).toEqual([])
  })
})
