import assert from 'node:assert/strict'
import { upgradeLegacyContextMessage } from '../../src/legacy/upgrade.ts'
import { collectComposerContextReferences } from '../../src/reference/scan.ts'
import { makeLegacyMessage } from '../inputs/legacy.ts'
import { makeProse } from '../inputs/prose.ts'
import type { Contender } from '../measure.ts'
import { type Comparison, createTimedSuite, type Suite } from '../suite.ts'

const LENGTH = 1_000_000

const BARS = { none: 1.2, doubled: 2.5 }

/** The first thing that every block has. */
const MARKER = /<\/(?:terminal_context|element_context|preview_annotation|review_comment)>/

/** Upgrading messages from before references existed. */
export function createLegacySuite(): Suite {
  const none = makeProse({ length: LENGTH })
  const chat = makeLegacyMessage(1_500)
  const once = makeLegacyMessage(LENGTH)
  const twice = makeLegacyMessage(2 * LENGTH)
  return createTimedSuite('legacy', 'upgradeLegacyContextMessage', [
    {
      what: 'no block, 1 MB',
      characters: none.length,
      ours: upgrade(none),
      peer: { name: 'one scan for the first marker', run: () => MARKER.test(none) },
      reads: 'share',
      bar: BARS.none,
      check: () => assert.equal(upgradeLegacyContextMessage(none).text, none),
    },
    againstScan('a chat message of 2 kB', chat),
    againstScan('a message of 1 MB', once),
    {
      what: '2 MB against 1 MB',
      characters: twice.length,
      ours: upgrade(twice, 'twice'),
      peer: upgrade(once, 'once'),
      reads: 'share',
      bar: BARS.doubled,
    },
  ])
}

function upgrade(text: string, name = 'upgrade'): Contender {
  return { name, run: () => upgradeLegacyContextMessage(text) }
}

/** The scan for references, alone, is the floor. */
function againstScan(what: string, text: string): Comparison {
  return {
    what,
    characters: text.length,
    ours: upgrade(text),
    peer: { name: 'scan', run: () => collectComposerContextReferences(text) },
    reads: 'share',
    check: () => {
      const { text: upgraded, records } = upgradeLegacyContextMessage(text)
      const ids = collectComposerContextReferences(upgraded).map(({ contextId }) => contextId)
      assert.deepEqual(ids.sort(), records.map(({ contextId }) => contextId as string).sort())
      assert.equal(records.length, 5)
    },
  }
}
