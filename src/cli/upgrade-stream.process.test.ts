import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { makeLines, NEW } from './messages.fixture.ts'
import { exitOf, start } from './run.fixture.ts'

const OPTIONS = ['--max-old-space-size=64', '--import', reportMemory()]

/** A module that writes at the end how much memory the process has had at most, in kB. */
function reportMemory(): string {
  const code = 'process.on("exit", () => process.stderr.write(String(process.resourceUsage().maxRSS)))'
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** Upgrade so many MB; gives the most memory that the process has had, in kB, and how many bytes came out. */
async function measure(megabytes: number): Promise<{ memory: number; written: number }> {
  const child = start(['upgrade'], '.', OPTIONS)
  const block = Buffer.from(`${makeLines(3000).join('\n')}\n`)
  let written = 0
  child.stdout.on('data', ({ length }: Buffer) => {
    written += length
  })
  const blocks = Array.from({ length: Math.ceil((megabytes * 1e6) / block.length) }, () => block)
  const ends = [exitOf(child), text(child.stderr), pipeline(Readable.from(blocks), child.stdin)] as const
  const [code, memory] = await Promise.all(ends)
  expect(code).toBe(0)
  return { memory: Number(memory), written }
}

describe('the stream of messages', () => {
  it('should give a message before the next one comes', async () => {
    const child = start(['upgrade'])
    const exit = exitOf(child)
    const lines = makeLines(40)
    for (const line of lines) {
      child.stdin.write(`${line}\n`)
      const [answer] = await once(child.stdout, 'data')
      expect(JSON.parse(String(answer))).toMatchObject({ text: expect.any(String) })
      if (line.includes('"at"')) expect(String(answer)).toContain(NEW)
    }
    child.stdin.end()
    child.stdout.resume()
    expect(await exit).toBe(0)
  })

  it('should need no more memory for ten times as many', async () => {
    const small = await measure(20)
    const large = await measure(200)
    expect(large.written).toBeGreaterThan(9 * small.written)
    expect(large.memory).toBeGreaterThan(30_000)
    expect(large.memory).toBeLessThan(small.memory + 40_000)
  })

  it('should not read on while nobody takes what it writes', async () => {
    const child = start(['upgrade'])
    const exit = exitOf(child)
    child.stdout.pause()
    let sent = 0
    const block = `${makeLines(1000).join('\n')}\n`
    // Pipes and buffers on the way hold a few of these.
    while (sent < 60e6 && (child.stdin.write(block) || (await drained()))) sent += block.length
    expect(sent).toBeLessThan(30e6)
    child.stdout.resume()
    child.stdin.end()
    expect(await exit).toBe(0)

    function drained(): Promise<boolean> {
      const drain = once(child.stdin, 'drain').then(() => true)
      return Promise.race([drain, new Promise<boolean>((done) => setTimeout(done, 1000, false))])
    }
  })

  it('should end in silence, and stop reading, if the reader has seen enough, as in `| head`', async () => {
    const child = start(['upgrade'])
    const exit = exitOf(child)
    const errors = text(child.stderr)
    child.stdout.once('data', () => child.stdout.destroy())
    const endless = Readable.from(endlessly(`${makeLines(1000).join('\n')}\n`))
    await expect(pipeline(endless, child.stdin)).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:EPIPE|ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/),
    })
    expect(await errors).toBe('')
    expect(await exit).toBe(0)
  })

  it('should fail for a bad line, even if nobody reads the good ones', async () => {
    const child = start(['upgrade'])
    const exit = exitOf(child)
    const errors = text(child.stderr)
    child.stdout.destroy()
    child.stdin.end('?\n{"text":"a"}\n')
    expect(await errors).toBe(`<stdin>:1: Unexpected token '?', "?" is not valid JSON\n`)
    expect(await exit).toBe(1)
  })
})

function* endlessly(block: string): Generator<string> {
  for (;;) yield block
}
