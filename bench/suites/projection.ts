import assert from 'node:assert/strict'
import { projectComposerContextForProvider } from '../../src/provider/project.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { makeRecords, makeReferringText } from '../inputs/records.ts'
import type { Contender } from '../measure.ts'
import { createTimedSuite, type Suite } from '../suite.ts'

const RECORDS = 200
const REFERENCES = 10_000

const BARS = { scanAndCopy: 3, doubled: 2.5 }

/** What the provider reads of one long message. */
export function createProjectionSuite(): Suite {
  const records = makeRecords(RECORDS)
  const text = makeReferringText(records, REFERENCES)
  const output = projectComposerContextForProvider({ text, records })
  const twice = makeReferringText(records, 2 * REFERENCES)
  return createTimedSuite('projection', 'projectComposerContextForProvider', [
    {
      what: `${REFERENCES} references to ${RECORDS} records, against the scan`,
      characters: text.length,
      ours: project(text),
      peer: { name: 'scan', run: () => collectComposerContextReferences(text) },
      reads: 'share',
      check: () => {
        const references = collectComposerContextReferences(text)
        assert.equal(references.length, REFERENCES)
        assert.equal(new Set(references.map(({ contextId }) => contextId)).size, RECORDS)
        assert.equal(output.match(/; ref=/g)?.length, REFERENCES)
        const entries = records.filter(({ kind }) => kind !== 'mention').length
        assert.equal(output.match(/^<context /gm)?.length, entries)
      },
    },
    {
      what: 'the same, against the scan and a copy of the output',
      characters: text.length,
      ours: project(text),
      peer: { name: 'scan and copy', run: () => [collectComposerContextReferences(text), copy(output)] },
      reads: 'share',
      bar: BARS.scanAndCopy,
    },
    {
      what: `${2 * REFERENCES} references against ${REFERENCES}`,
      characters: twice.length,
      ours: project(twice, 'twice'),
      peer: project(text, 'once'),
      reads: 'share',
      bar: BARS.doubled,
    },
  ])

  function project(message: string, name = 'project'): Contender {
    return { name, run: () => projectComposerContextForProvider({ text: message, records }) }
  }
}

/** Copy a string unit by unit into memory of its own; engines only link the parts of what is joined. */
function copy(text: string): Uint16Array {
  const units = new Uint16Array(text.length)
  for (let index = 0; index < text.length; index++) units[index] = text.charCodeAt(index)
  return units
}
