import { createRandom, type Random } from './random.ts'
import { makeReference } from './references.ts'

const WORDS = (
  'the the the a a an to to of and and in is it that for on with as this I you we not be are was can but if so ' +
  'when then after before because please could would should still just only also again now here there what why how ' +
  'button page error request response server client test build deploy branch commit merge review change file folder ' +
  'component function module import export type value string number list table column row query index cache token ' +
  'session user account password login checkout payment invoice order price total report export settings theme dark ' +
  'mode layout header footer sidebar modal dialog form field label input click scroll drag drop open close save load ' +
  'start stop run fail pass retry timeout slow fast broken missing empty wrong right first second last next previous ' +
  'current old new small large long short same other every some many few more less looks works fails shows says ' +
  'returns throws expects renders happens seems maybe probably actually basically definitely quickly carefully ' +
  "doesn't isn't can't it's I've let's staging production database migration container pipeline screenshot terminal"
).split(' ')

const ENDS = ['.', '.', '.', ',', ',', ':', '?', '!'] as const

/** How prose is made. */
export interface ProseOptions {
  /** How long it is, in characters. */
  length: number
  /** After how many words a reference follows; none by default. */
  wordsPerReference?: number
}

/** Make English prose as people write it to a coding agent: sentences, paragraphs, and references among the words. */
export function makeProse({ length, wordsPerReference = Number.POSITIVE_INFINITY }: ProseOptions): string {
  const random = createRandom(4)
  const parts: string[] = []
  let size = 0
  for (let count = 1; size < length; count++) {
    const part =
      count % wordsPerReference === 0
        ? `${random.pick(WORDS)} ${makeReference(random)} `
        : random.pick(WORDS) + separator(random)
    parts.push(part)
    size += part.length
  }
  return parts.join('').trimEnd()
}

function separator(random: Random): string {
  const roll = random.below(1000)
  if (roll < 12) return '.\n\n'
  return roll < 110 ? `${random.pick(ENDS)} ` : ' '
}
