import assert from 'node:assert/strict'
import { parseComposerContextHref } from '../../src/reference/href.ts'
import { HREF_COUNT, makeInvalidHrefs, makeMixedHrefs, makeValidHrefs } from '../inputs/hrefs.ts'
import type { Contender } from '../measure.ts'
import { parseWithSingleRegExp } from '../peers/single-regexp.ts'
import { parseWithSplit } from '../peers/usual-regexps.ts'
import { type Comparison, createTimedSuite, type Suite } from '../suite.ts'

const BAR = 1.3

/** The URI check. A call reads all URIs and keeps what they give. */
export function createHrefSuite(): Suite {
  const mixed = makeMixedHrefs()
  return createTimedSuite('href', `parseComposerContextHref, ${HREF_COUNT} URIs a call`, [
    againstSingleRegExp('valid', makeValidHrefs()),
    againstSingleRegExp('invalid', makeInvalidHrefs()),
    { ...againstSingleRegExp('mixed', mixed), bar: BAR },
    { what: 'mixed', ours: ours(mixed), peer: split(mixed), reads: 'speedup', check: checkSplit(mixed) },
  ])
}

function againstSingleRegExp(what: string, hrefs: readonly string[]): Comparison {
  return {
    what,
    ours: ours(hrefs),
    peer: singleRegExp(hrefs),
    reads: 'share',
    check: () => assert.deepEqual(hrefs.map(parseComposerContextHref), hrefs.map(parseWithSingleRegExp)),
  }
}

function checkSplit(hrefs: readonly string[]): () => void {
  return () => assert.deepEqual(hrefs.map(parseComposerContextHref), hrefs.map(parseWithSplit))
}

// Each contender has a loop of its own, so that the engine optimizes each for its own function.

function ours(hrefs: readonly string[]): Contender {
  const results = new Array<unknown>(hrefs.length)
  return {
    name: 'parse',
    run: () => {
      for (let index = 0; index < hrefs.length; index++)
        results[index] = parseComposerContextHref(hrefs[index])
      return results
    },
  }
}

function singleRegExp(hrefs: readonly string[]): Contender {
  const results = new Array<unknown>(hrefs.length)
  return {
    name: 'one RegExp',
    run: () => {
      for (let index = 0; index < hrefs.length; index++)
        results[index] = parseWithSingleRegExp(hrefs[index] ?? '')
      return results
    },
  }
}

function split(hrefs: readonly string[]): Contender {
  const results = new Array<unknown>(hrefs.length)
  return {
    name: 'split, two tests',
    run: () => {
      for (let index = 0; index < hrefs.length; index++) results[index] = parseWithSplit(hrefs[index] ?? '')
      return results
    },
  }
}
