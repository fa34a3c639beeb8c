import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.fixture.ts'
import { makeTerminal, runIn } from './terminal.fixture.ts'

const ESCAPE = '\u001b['
const FAULT = '[b](t3-context://v1/File/x)\n'

describe('output', () => {
  const commands = [
    ['check', 'stderr'],
    ['list', 'stdout'],
    ['tree', 'stdout'],
  ] as const

  describe.each(commands)('%s', (command, stream) => {
    const content = command === 'check' ? FAULT : '[b](t3-context://v1/file/x)\n'

    it('should use colours on a terminal', async () => {
      const terminal = makeTerminal({ cwd: makeFolder({ 'a.md': content }) })
      await runIn(terminal, [command, 'a.md'])
      expect(terminal[stream].text).toContain(ESCAPE)
    })

    it.each([
      ['if NO_COLOR is set', { NO_COLOR: '1' }, true],
      ['on a dumb terminal', { TERM: 'dumb' }, true],
      ['elsewhere', {}, false],
    ])('should use none %s', async (_, env, isTTY) => {
      const terminal = makeTerminal({ cwd: makeFolder({ 'a.md': content }), env })
      terminal[stream].isTTY = isTTY
      await runIn(terminal, [command, 'a.md'])
      expect(terminal[stream].text).not.toBe('')
      expect(terminal[stream].text).not.toContain(ESCAPE)
    })
  })

  it('should use colours if NO_COLOR is empty', async () => {
    const terminal = makeTerminal({ cwd: makeFolder({ 'a.md': FAULT }), env: { NO_COLOR: '' } })
    await runIn(terminal, ['check', 'a.md'])
    expect(terminal.stderr.text).toContain(ESCAPE)
  })

  it('should not colour what programs read', async () => {
    const terminal = makeTerminal({ cwd: makeFolder({ 'a.md': '[b\\_c](t3-context://v1/file/x)\n' }) })
    await runIn(terminal, ['list', '--json', 'a.md'])
    await runIn(terminal, ['format', 'a.md'])
    await runIn(terminal, ['format', '--check', 'a.md'])
    expect(terminal.stdout.text).toBe(
      '{"file":"a.md","line":1,"column":1,"kind":"file","contextId":"x","label":"b_c","image":false}\n' +
        '[b_c](t3-context://v1/file/x)\na.md\n',
    )
  })
})
