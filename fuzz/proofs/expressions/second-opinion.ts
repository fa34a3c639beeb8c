import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { checkSync } from 'recheck'
import type { WrittenLiteral } from './source.ts'

// Its other ways start a worker, or a program that is not there on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/**
 * Ask recheck, which proves by automata, too, but in another way: whether one match takes linear time. It knows no
 * look-around. An expression without unbounded repetitions is linear for it as it stands, so it gets each one with the
 * bounds taken away.
 *
 * @returns undefined if it cannot say; else how the time grows
 */
export function askRecheck({ source, flags }: WrittenLiteral): string | undefined {
  const { status, complexity } = {
    complexity: undefined,
    ...checkSync(withoutBounds(source, flags), flags, OPTIONS),
  }
  return status === 'unknown' ? undefined : complexity?.type
}

const OPTIONS = { checker: 'automaton', timeout: 60_000 } as const

function withoutBounds(source: string, flags: string): string {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, flags.includes('u'))
  const cuts: { from: number; to: number; text: string }[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter({ element, end, min, max, greedy }) {
      if (max !== Number.POSITIVE_INFINITY && max > 1 && max > min)
        cuts.push({ from: element.end, to: end, text: `{${min},}${greedy ? '' : '?'}` })
    },
  })
  // From right to left, so that places stay.
  cuts.sort((a, b) => b.from - a.from)
  return cuts.reduce((text, { from, to, text: cut }) => text.slice(0, from) + cut + text.slice(to), source)
}
