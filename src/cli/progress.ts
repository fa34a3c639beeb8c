import type { SingleBar } from 'cli-progress'
import { createBar, PATIENCE } from './bar.ts'
import { type Environment, isLiveTerminal } from './environment.ts'

/** A text of this many characters takes about as long by itself, and nothing can be drawn meanwhile. */
const LONG_TEXT = 500_000

/** Shows how far the work on many files is. */
export interface Progress {
  /** Say how many files there are: until then they are being looked for. */
  expect: (total: number) => void
  /** Say that work on a text of this length begins. */
  begin: (length: number) => void
  /** Say that work on a file has ended. */
  end: () => void
  /** Take the bar away. */
  stop: () => void
}

/** Create a progress bar on standard error that appears only on a terminal, and only when work takes long. */
export function createProgress({ stderr, env, now }: Environment): Progress {
  const started = now()
  // While files are looked for, nothing else would look at the clock.
  const timer = setTimeout(show, PATIENCE)
  let total = 0
  let done = 0
  let bar: SingleBar | undefined

  return {
    expect: (files) => {
      clearTimeout(timer)
      total = files
      bar?.setTotal(total)
    },
    begin: (length) => {
      if (length >= LONG_TEXT || isLate()) show()
    },
    end: () => {
      done++
      if (isLate()) show()
      bar?.update(done)
    },
    stop: () => {
      clearTimeout(timer)
      bar?.stop()
    },
  }

  function isLate(): boolean {
    return now() - started >= PATIENCE
  }

  function show(): void {
    if (bar || !isLiveTerminal(stderr, env)) return
    bar = createBar(stderr, '[{bar}] {value}/{total} files')
    bar.start(total, done)
  }
}
