import type { SingleBar } from 'cli-progress'
import { createBar, PATIENCE } from './bar.ts'
import { type Environment, isLiveTerminal } from './environment.ts'

const FORMAT = '{messages} messages, {upgraded} upgraded, {rate} a second'

/** What has been done with messages so far. */
export interface MessageCounts {
  /** How many were good. */
  messages: number
  /** How many of them were upgraded. */
  upgraded: number
}

/** Shows how many messages are done, when nobody knows how many there will be. */
export interface MessageProgress {
  /** Say what has been done. */
  update: (counts: MessageCounts) => void
  /** Take the line away, so that something else can be written; the next update brings it back. */
  hide: () => void
}

/**
 * Create a line of progress on standard error that appears only on a terminal, and only when work takes long. Where
 * standard output is a terminal, too, the messages themselves show the progress.
 */
export function createMessageProgress({ stdout, stderr, env, now }: Environment): MessageProgress {
  const started = now()
  const isShown = isLiveTerminal(stderr, env) && !stdout.isTTY
  let bar: SingleBar | undefined

  return {
    update: ({ messages, upgraded }) => {
      const elapsed = now() - started
      if (!isShown || elapsed < PATIENCE) return
      const shown = { messages, upgraded, rate: Math.round((messages / elapsed) * 1000) }
      if (bar) return bar.update(shown)
      bar = createBar(stderr, FORMAT)
      bar.start(0, 0, shown)
    },
    hide: () => {
      bar?.stop()
      bar = undefined
    },
  }
}
