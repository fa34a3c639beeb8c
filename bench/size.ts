import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Suite } from './suite.ts'

/**
 * Where code runs. With the condition `browser`, character references are decoded by the document; elsewhere, in
 * workers too, by a table that comes along.
 */
export type Place = 'browser' | 'worker'

/** The most that `/reference` may weigh, in bytes after gzip. */
export const REFERENCE_MAX_BYTES: Readonly<Record<Place, number>> = { browser: 4096, worker: 16_384 }

/** What an entry point weighs. */
export interface Size {
  /** As it is imported: `remark-t3-context/reference`. */
  entry: string
  /** Where it runs. */
  place: Place
  /** Bundled and minified: a module. */
  code: string
  /** Its bytes. */
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

/** Bundle an entry point with all it imports, minify and gzip it. */
export async function measureSize(entryPoint: string, place: Place): Promise<Size> {
  const target = exports[entryPoint]
  if (typeof target !== 'object') throw new TypeError(`No entry point: ${entryPoint}`)
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [sourceOf(target.default)],
    bundle: true,
    minify: true,
    format: 'esm',
    // Not `browser`, which would take the condition of that name along.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: [place],
    write: false,
  })
  const [file] = outputFiles
  if (!file) throw new Error(`Nothing was bundled for ${entryPoint}`)
  return {
    entry: entryPoint.replace('.', name),
    place,
    code: file.text,
    minified: file.contents.length,
    gzipped: gzipSync(file.contents, { level: 9 }).length,
  }
}

/** The size of each entry point. */
export function createSizeSuite(): Suite {
  const places: Place[] = ['browser', 'worker']
  const title = 'Each entry point alone, bundled with all it imports'
  return {
    name: 'size',
    title,
    steps: entryPoints.length * places.length,
    async run(step) {
      const figures: (Omit<Size, 'code'> & { bar: number | null })[] = []
      for (const entryPoint of entryPoints) {
        for (const place of places) {
          step(`size: ${entryPoint} for a ${place}`)
          const bar = entryPoint === './reference' ? REFERENCE_MAX_BYTES[place] : null
          const { code: _, ...size } = await measureSize(entryPoint, place)
          figures.push({ ...size, bar })
        }
      }
      return {
        name: 'size',
        title,
        head: ['entry point', 'for a', 'minified', 'gzipped', 'bar'],
        rows: figures.map(({ entry, place, minified, gzipped, bar }) => [
          entry,
          place,
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
