import { describe, expect, it, vi } from 'vitest'
import { makeFolder } from './folder.fixture.ts'
import { createProgress } from './progress.ts'
import { makeTerminal, runIn } from './terminal.fixture.ts'

const LONG = 500_000

describe('progress', () => {
  it('should show a bar once work takes longer than a second, and take it away', () => {
    const terminal = makeTerminal({ tick: 400 })
    const progress = createProgress(terminal)
    progress.expect(3)
    progress.begin(10)
    progress.end()
    expect(terminal.stderr.text).toBe('')
    progress.begin(10)
    expect(terminal.stderr.text).toMatch(/\[=+-+\] 1\/3 files/)
    progress.end()
    progress.end()
    progress.stop()
    // The last is an order to clear the line.
    expect(terminal.stderr.text).toMatch(/3\/3 files.*\u001b\[[02]?K$/s)
    expect(terminal.stdout.text).toBe('')
  })

  it('should show an empty bar while files are looked for, and fill it then', () => {
    vi.useFakeTimers()
    try {
      const terminal = makeTerminal()
      const progress = createProgress(terminal)
      vi.advanceTimersByTime(999)
      expect(terminal.stderr.text).toBe('')
      vi.advanceTimersByTime(1)
      expect(terminal.stderr.text).toMatch(/\[-+\] 0\/0 files/)
      progress.expect(2)
      progress.end()
      progress.stop()
      expect(terminal.stderr.text).toContain('1/2 files')
    } finally {
      vi.useRealTimers()
    }
  })

  it('should show a bar before a long text', () => {
    const terminal = makeTerminal()
    const progress = createProgress(terminal)
    progress.expect(1)
    progress.begin(LONG - 1)
    expect(terminal.stderr.text).toBe('')
    progress.begin(LONG)
    progress.stop()
    expect(terminal.stderr.text).toContain('0/1 files')
  })

  it('should not hide the cursor or change how lines wrap', () => {
    const terminal = makeTerminal()
    const progress = createProgress(terminal)
    progress.expect(1)
    progress.begin(LONG)
    progress.stop()
    expect(terminal.stderr.text).not.toContain('\u001b[?')
  })

  it.each([
    ['when work is quick', { tick: 10 }, true],
    ['where there is no terminal', { tick: 2000 }, false],
    ['on a dumb terminal', { tick: 2000, env: { TERM: 'dumb' } }, true],
  ])('should show nothing %s', (_, settings, isTTY) => {
    const terminal = makeTerminal(settings)
    terminal.stderr.isTTY = isTTY
    const progress = createProgress(terminal)
    progress.expect(2)
    progress.begin(10)
    progress.end()
    progress.begin(10)
    progress.end()
    progress.stop()
    expect(terminal.stderr.text).toBe('')
  })

  it('should be shown by a command', async () => {
    const cwd = makeFolder({ 'a.md': 'a', 'b.md': 'b' })
    const terminal = makeTerminal({ cwd, tick: 600 })
    expect(await runIn(terminal, ['format', '--check', '.'])).toBe(0)
    expect(terminal.stderr.text).toMatch(/1\/2 files.*2\/2 files/s)
    expect(terminal.stdout.text).toBe('')
  })
})
