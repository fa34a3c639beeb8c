import assert from 'node:assert/strict'
import { REFERENCE_INFIX } from '../../grammar/context-reference.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { makeHostileBrackets } from '../inputs/hostile.ts'
import { makeProse } from '../inputs/prose.ts'
import type { Contender } from '../measure.ts'
import { collectWithMatchAll } from '../peers/usual-regexps.ts'
import { type Comparison, createTimedSuite, type Suite } from '../suite.ts'

const LENGTH = 1_000_000
const WORDS_PER_REFERENCE = { few: 500, many: 8 }
const BRACKETS = 200_000

const BARS = { none: 1.2, few: 6, many: 15, hostile: 1000, doubled: 2.5 }

/** The scan of raw text. */
export function createScanSuite(): Suite {
  const none = makeProse({ length: LENGTH })
  const few = makeProse({ length: LENGTH, wordsPerReference: WORDS_PER_REFERENCE.few })
  const many = makeProse({ length: LENGTH, wordsPerReference: WORDS_PER_REFERENCE.many })
  const hostile = [1, 2, 4].map((factor) => makeHostileBrackets(factor * BRACKETS)) as [
    string,
    string,
    string,
  ]
  return createTimedSuite('scan', 'collectComposerContextReferences, 1 MB of prose', [
    againstMatchAll('no reference', none),
    {
      what: 'no reference',
      ours: scan(none),
      peer: { name: 'one indexOf', run: () => none.indexOf(REFERENCE_INFIX) },
      reads: 'share',
      bar: BARS.none,
    },
    {
      ...againstMatchAll(`${count(few)} references: one in ${WORDS_PER_REFERENCE.few} words`, few),
      bar: BARS.few,
    },
    {
      ...againstMatchAll(`${count(many)} references: one in ${WORDS_PER_REFERENCE.many} words`, many),
      bar: BARS.many,
    },
    {
      ...againstMatchAll(`${BRACKETS} brackets`, hostile[0]),
      bar: BARS.hostile,
      // One call of the peer takes most of a second.
      pairs: 5,
      minSamples: 2,
    },
    doubled(`${2 * BRACKETS} brackets against ${BRACKETS}`, hostile[1], hostile[0]),
    doubled(`${4 * BRACKETS} brackets against ${2 * BRACKETS}`, hostile[2], hostile[1]),
  ])
}

function scan(text: string, name = 'scan'): Contender {
  return { name, run: () => collectComposerContextReferences(text) }
}

function count(text: string): number {
  return collectComposerContextReferences(text).length
}

function againstMatchAll(what: string, text: string): Comparison {
  return {
    what,
    ours: scan(text),
    peer: { name: 'usual matchAll', run: () => collectWithMatchAll(text) },
    reads: 'speedup',
    check: () => checkSame(text),
  }
}

/** Linear means: twice the text, twice the time. */
function doubled(what: string, twice: string, once: string): Comparison {
  return { what, ours: scan(twice, 'twice'), peer: scan(once, 'once'), reads: 'share', bar: BARS.doubled }
}

function checkSame(text: string): void {
  assert.deepEqual(collectComposerContextReferences(text), collectWithMatchAll(text))
}
