import assert from 'node:assert/strict'
import { decodeMessageContext } from '../../src/record/message-context.ts'
import { makeRecordInputs } from '../inputs/records.ts'
import { type Comparison, createTimedSuite, type Suite } from '../suite.ts'

const COUNT = 200

/** Decoding the context of a message. */
export function createRecordsSuite(): Suite {
  const valid = makeRecordInputs(COUNT)
  const halfBad = valid.map((record, index) => (index % 2 === 0 ? record : { ...record, label: null }))
  return createTimedSuite('records', 'JSON.parse and decodeMessageContext', [
    againstParse(`${COUNT} records`, valid, COUNT),
    againstParse(`${COUNT} records, every other malformed`, halfBad, COUNT / 2),
  ])
}

/** Parsing is the floor: nobody has a context without it. */
function againstParse(what: string, records: readonly object[], decoded: number): Comparison {
  const text = JSON.stringify({ version: 1, records })
  return {
    what,
    characters: text.length,
    ours: { name: 'parse and decode', run: () => decodeMessageContext(JSON.parse(text)) },
    peer: { name: 'JSON.parse', run: () => JSON.parse(text) },
    reads: 'share',
    check: () => {
      const { context, dropped } = decodeMessageContext(JSON.parse(text))
      assert.equal(context?.records.length, decoded)
      assert.equal(dropped.length, records.length - decoded)
    },
  }
}
