import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createMessageProgress } from './message-progress.ts'
import { makeLines } from './messages.fixture.ts'
import { makeTerminal, runIn, type ScreenEnvironment } from './terminal.fixture.ts'

/** A terminal whose standard output is a file. */
function makeScreen(settings: Parameters<typeof makeTerminal>[0] = {}): ScreenEnvironment {
  const terminal = makeTerminal(settings)
  terminal.stdout.isTTY = false
  return terminal
}

/** Standard input that comes in so many chunks. */
function stdinOf(lines: readonly string[]): Readable {
  return Readable.from(lines.map((line) => Buffer.from(`${line}\n`)))
}

describe('the progress of messages', () => {
  it('should be shown once work takes longer than a second, and go', () => {
    const terminal = makeScreen({ tick: 600 })
    const progress = createMessageProgress(terminal)
    progress.update({ messages: 10, upgraded: 1 })
    expect(terminal.stderr.text).toBe('')
    progress.update({ messages: 24, upgraded: 3 })
    expect(terminal.stderr.text).toContain('24 messages, 3 upgraded, 20 a second')
    progress.update({ messages: 90, upgraded: 4 })
    progress.hide()
    // The last is an order to clear the line.
    expect(terminal.stderr.text).toMatch(/90 messages, 4 upgraded, 50 a second.*\u001b\[[02]?K$/s)
  })

  it('should come back after something else was written', () => {
    const terminal = makeScreen({ tick: 1000 })
    const progress = createMessageProgress(terminal)
    progress.update({ messages: 1, upgraded: 0 })
    progress.hide()
    progress.hide()
    terminal.stderr.write('a report\n')
    progress.update({ messages: 2, upgraded: 0 })
    progress.hide()
    expect(terminal.stderr.text).toMatch(/1 messages.*\u001b\[[02]?Ka report\n.*2 messages/s)
  })

  it.each([
    ['when work is quick', { tick: 10 }, [false, true]],
    ['where there is no terminal', { tick: 2000 }, [false, false]],
    ['on a dumb terminal', { tick: 2000, env: { TERM: 'dumb' } }, [false, true]],
    ['between the messages on a terminal', { tick: 2000 }, [true, true]],
  ] as const)('should not be shown %s', (_, settings, [stdout, stderr]) => {
    const terminal = makeTerminal(settings)
    terminal.stdout.isTTY = stdout
    terminal.stderr.isTTY = stderr
    const progress = createMessageProgress(terminal)
    progress.update({ messages: 10, upgraded: 1 })
    progress.update({ messages: 20, upgraded: 1 })
    progress.hide()
    expect(terminal.stderr.text).toBe('')
  })

  it('should be shown by upgrade, and make room for a report', async () => {
    const lines = [...makeLines(8), '?', ...makeLines(8)]
    const terminal = makeScreen({ tick: 600, stdin: stdinOf(lines) })
    expect(await runIn(terminal, ['upgrade'])).toBe(1)
    const report = String.raw`\u001b\[[02]?K<stdin>:9: Unexpected token '\?', "\?" is not valid JSON\n`
    expect(terminal.stderr.text).toMatch(new RegExp(`2 messages.*${report}.*16 messages`, 's'))
    expect(terminal.stderr.text).toMatch(/\u001b\[[02]?K16 messages, \d+ upgraded, 1 bad line\n$/)
    expect(terminal.stdout.text.split('\n')).toHaveLength(17)
  })
})

describe('the summary', () => {
  it.each([
    [[], '0 messages, 0 upgraded\n'],
    [['{"text":"a"}'], '1 message, 0 upgraded\n'],
    [makeLines(4).slice(1, 3), '2 messages, 1 upgraded\n'],
    [['[', '', '['], /\n0 messages, 0 upgraded, 2 bad lines\n$/],
  ])('should be shown to a person: %#', async (lines, summary) => {
    const terminal = makeTerminal({ stdin: stdinOf(lines) })
    await runIn(terminal, ['upgrade'])
    if (typeof summary === 'string') expect(terminal.stderr.text).toBe(summary)
    else expect(terminal.stderr.text).toMatch(summary)
  })
})
