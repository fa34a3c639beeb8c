import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeLegacyMessage } from '../inputs/legacy.ts'
import { makeProse } from '../inputs/prose.ts'
import type { Suite, SuiteResult } from '../suite.ts'

const COUNT = 100_000

/** Every so many messages one is from before references existed. */
const LEGACY_EVERY = 10

const main = fileURLToPath(new URL('../../dist/src/cli/main.js', import.meta.url))

interface UpgradeFigure {
  how: string
  /** Wall time. */
  seconds: number
  /** Of the largest process, in bytes. */
  peakMemory: number
}

/** The command `t3-context upgrade` on many messages, alone and under GNU parallel. */
export function createUpgradeSuite(): Suite {
  const upgrade = [process.execPath, main, 'upgrade']
  const parallel = ['parallel', '--will-cite', '--pipe', '--keep-order', '--jobs', '2', '--block', '10M']
  const commands = {
    alone: upgrade,
    'GNU parallel, 2 jobs, blocks of 10 MB': [...parallel, ...upgrade],
  }
  const title = `t3-context upgrade, ${COUNT.toLocaleString('en')} messages, every ${LEGACY_EVERY}th to be upgraded`
  return {
    name: 'upgrade',
    title,
    steps: Object.keys(commands).length,
    async run(step): Promise<SuiteResult> {
      if (!existsSync(main)) throw new Error('There is no dist/: run `npm run build` first')
      const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
      try {
        const input = join(folder, 'input')
        writeFileSync(input, makeMessages())
        const outputs: Buffer[] = []
        const figures: UpgradeFigure[] = []
        for (const [how, command] of Object.entries(commands)) {
          step(`upgrade: ${how}`)
          if (spawnSync(command[0] ?? '', ['--version']).error) continue
          const output = join(folder, 'output')
          figures.push({ how, ...measure(command, input, output, join(folder, 'peaks')) })
          outputs.push(readFileSync(output))
        }
        for (const output of outputs) assert.ok(outputs[0]?.equals(output), 'the outputs differ')
        return {
          name: 'upgrade',
          title,
          head: ['how', 'wall time', 'peak memory of a process'],
          rows: figures.map(({ how, seconds, peakMemory }) => [
            how,
            `${seconds.toFixed(2)} s`,
            `${Math.round(peakMemory / 1e6)} MB`,
          ]),
          figures,
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Run a command from file to file. Each process of Node.js in it notes what memory it has had at most. */
function measure(
  [program = '', ...options]: readonly string[],
  input: string,
  output: string,
  peaks: string,
): Pick<UpgradeFigure, 'seconds' | 'peakMemory'> {
  const note = `
    import { appendFileSync } from 'node:fs'
    process.on('exit', () => appendFileSync(${JSON.stringify(peaks)}, process.resourceUsage().maxRSS + '\\n'))`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(note)}`
  writeFileSync(peaks, '')
  const files = [openSync(input, 'r'), openSync(output, 'w')] as const
  const start = performance.now()
  const { status, stderr } = spawnSync(program, options, {
    stdio: [...files, 'pipe'],
    env: { ...process.env, NODE_OPTIONS },
  })
  const seconds = (performance.now() - start) / 1000
  files.forEach(closeSync)
  assert.equal(status, 0, String(stderr))
  // The system counts in units of 1,024 bytes.
  const kilobytes = readFileSync(peaks, 'utf8').trim().split('\n').map(Number)
  return { seconds, peakMemory: 1024 * Math.max(...kilobytes) }
}

function makeMessages(): string {
  const legacy = makeLegacyMessage(1000)
  const prose = makeProse({ length: 500_000 })
  return Array.from({ length: COUNT }, (_, id) => {
    const start = (id * 331) % 490_000
    const text = id % LEGACY_EVERY === 0 ? legacy : prose.slice(start, start + 200 + (id % 700))
    return `${JSON.stringify({ id, text })}\n`
  }).join('')
}
