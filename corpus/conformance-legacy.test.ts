import { describe, expect, it } from 'vitest'
import { serializeLegacyContextMessage } from '../src/legacy/serialize.ts'
import { upgradeLegacyContextMessage } from '../src/legacy/upgrade.ts'
import { decodeMessageContext } from '../src/record/message-context.ts'
import { collectComposerContextReferences } from '../src/reference/scan.ts'
import { readSuite } from './harness/files.ts'

describe.each(readSuite('legacy.json'))('$name', ({ text, output }) => {
  it('should give this text and these records', () => {
    expect(upgradeLegacyContextMessage(text)).toStrictEqual(output)
  })

  it('should refer to each of the records, which are those of a context', () => {
    const ids = new Set(collectComposerContextReferences(output.text).map(({ contextId }) => contextId))
    for (const { contextId } of output.records) expect(ids).toContain(contextId)
    const context = { version: 1, records: output.records }
    expect(decodeMessageContext(context)).toStrictEqual({ context, dropped: [], reason: null })
  })

  it('should give nothing more the second time', () => {
    expect(upgradeLegacyContextMessage(output.text)).toStrictEqual({ text: output.text, records: [] })
  })

  it('should give the same records once more, written in the old form and read back', () => {
    const old = serializeLegacyContextMessage(output)
    expect(upgradeLegacyContextMessage(old).records).toStrictEqual(output.records)
  })
})
