import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Suite } from './suite.ts'

/** The most that `/reference` may weigh in a browser, in bytes after gzip. */
export const REFERENCE_MAX_BYTES = 4096

/** What an entry point weighs. */
export interface Size {
  /** As it is imported: `remark-t3-context/reference`. */
  entry: string
  /** Bundled and minified, in bytes. */
  minified: number
  /** The same after gzip. */
  gzipped: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { exports, name } = createRequire(import.meta.url)('../package.json') as {
  name: string
  exports: Record<string, string | { default: string }>
}

/** The entry points of the package, as keys of its `exports`. */
export const entryPoints: readonly string[] = Object.keys(exports).filter((key) => !key.endsWith('.json'))

/** Bundle an entry point with all it imports for browsers, minify and gzip it. */
export async function measureSize(entryPoint: string): Promise<Size> {
  const target = exports[entryPoint]
  if (typeof target !== 'object') throw new TypeError(`No entry point: ${entryPoint}`)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [sourceOf(target.default)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['browser'],
    write: false,
  })
  const code = outputFiles[0]?.contents ?? new Uint8Array()
  return {
    entry: entryPoint.replace('.', name),
    minified: code.length,
    gzipped: gzipSync(code, { level: 9 }).length,
  }
}

/** The size of each entry point. */
export function createSizeSuite(): Suite {
  return {
    name: 'size',
    title: 'Each entry point alone, bundled for browsers with all it imports',
    steps: entryPoints.length,
    async run(step) {
      const figures: (Size & { bar: number | null })[] = []
      for (const entryPoint of entryPoints) {
        step(`size: ${entryPoint}`)
        const bar = entryPoint === './reference' ? REFERENCE_MAX_BYTES : null
        figures.push({ ...(await measureSize(entryPoint)), bar })
      }
      return {
        name: 'size',
        title: this.title,
        head: ['entry point', 'minified', 'gzipped', 'bar'],
        rows: figures.map(({ entry, minified, gzipped, bar }) => [
          entry,
          formatBytes(minified),
          formatBytes(gzipped),
          bar === null ? '' : `≤ ${formatBytes(bar)}${gzipped <= bar ? '' : ' MISSED'}`,
        ]),
        figures,
      }
    },
  }
}

/** The TypeScript that a built file is made of, so that no build is needed before. */
function sourceOf(built: string): string {
  return built.replace('./dist/', './').replace(/\.js$/, '.ts')
}

function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} B`
}
