import { type Contender, measurePairs, type PairOptions } from './measure.ts'

/** One row of a suite: the package against a peer on the same input. */
export interface Comparison extends PairOptions {
  /** What is done, on which input. */
  what: string
  ours: Contender
  peer: Contender
  /**
   * Which way the figure is read. `share`: our time divided by the peer's, at most `bar`. `speedup`: the peer's
   * divided by ours, at least `bar`.
   */
  reads: 'share' | 'speedup'
  /** What the figure must reach, if anything. */
  bar?: number
  /** How long the input is, in UTF-16 code units: our speed is shown. */
  characters?: number
  /** Throws if the two do not give the same answer. */
  check?: () => void
}

/** A suite, before it runs. */
export interface Suite {
  /** What it is called on the command line. */
  name: string
  title: string
  /** How many steps `run` announces. */
  steps: number
  /** Runs the suite; `step` is called with what comes next. */
  run(step: (what: string) => void): Promise<SuiteResult>
}

/** What a suite found: a table for people, and figures for programs. */
export interface SuiteResult {
  name: string
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  figures: readonly unknown[]
}

/** A figure of a comparison. */
export interface RatioFigure {
  what: string
  ours: string
  peer: string
  oursNanoseconds: number
  peerNanoseconds: number
  /** Ours, in million characters a second; null where the length of the input does not matter. */
  megabytesPerSecond: number | null
  reads: Comparison['reads']
  ratio: number
  spread: readonly [lower: number, upper: number]
  bar: number | null
  met: boolean | null
}

/** Make a suite of comparisons. All answers are checked before anything is timed. */
export function createTimedSuite(name: string, title: string, comparisons: readonly Comparison[]): Suite {
  return {
    name,
    title,
    steps: comparisons.length,
    async run(step) {
      for (const { check } of comparisons) check?.()
      const figures: RatioFigure[] = []
      for (const comparison of comparisons) {
        step(`${name}: ${comparison.what}`)
        figures.push(await runComparison(comparison))
      }
      const head = ['what', 'ours', 'peer', 'ratio', 'quartiles', 'bar']
      return { name, title, head, rows: figures.map(toRow), figures }
    },
  }
}

async function runComparison(comparison: Comparison): Promise<RatioFigure> {
  const { what, ours, peer, reads, bar = null, characters } = comparison
  const isShare = reads === 'share'
  const [first, second] = isShare ? [ours, peer] : [peer, ours]
  const times = await measurePairs(first.run, second.run, comparison)
  const { ratio, spread } = times
  const oursNanoseconds = isShare ? times.first : times.second
  return {
    what,
    ours: ours.name,
    peer: peer.name,
    oursNanoseconds,
    peerNanoseconds: isShare ? times.second : times.first,
    megabytesPerSecond: characters === undefined ? null : (characters / oursNanoseconds) * 1e3,
    reads,
    ratio,
    spread,
    bar,
    met: bar === null ? null : isShare ? ratio <= bar : ratio >= bar,
  }
}

function toRow(figure: RatioFigure): string[] {
  const { what, ours, peer, oursNanoseconds, peerNanoseconds, reads, ratio, spread, bar, met } = figure
  const { megabytesPerSecond } = figure
  const speed = megabytesPerSecond === null ? '' : `, ${megabytesPerSecond.toFixed(1)} MB/s`
  const limit = bar === null ? '' : `${reads === 'share' ? '≤' : '≥'} ${bar}${met ? '' : ' MISSED'}`
  return [
    what,
    `${ours} ${formatTime(oursNanoseconds)}${speed}`,
    `${peer} ${formatTime(peerNanoseconds)}`,
    reads === 'share' ? `${formatRatio(ratio)} × the time` : `${formatRatio(ratio)} × faster`,
    spread.map(formatRatio).join('–'),
    limit,
  ]
}

function formatRatio(ratio: number): string {
  return ratio < 2 ? ratio.toFixed(3) : ratio < 100 ? ratio.toFixed(1) : Math.round(ratio).toString()
}

function formatTime(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(1)} ns`
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(1)} µs`
  return `${(nanoseconds / 1e6).toFixed(2)} ms`
}
