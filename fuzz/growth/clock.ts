/** Makes a function that gives the {@linkcode cpuTime} of some work with a text. */
export function timed(work: (text: string) => unknown): (text: string) => number {
  return (text) => cpuTime(() => work(text))
}

/**
 * The processor time of a call in milliseconds, to a microsecond. What other processes do meanwhile does not count, as
 * it would in the time on a clock.
 */
export function cpuTime(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
