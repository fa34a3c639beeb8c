import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/** The absolute path of something, given its path from the top of the repository. */
export function pathOf(path: string): string {
  return fileURLToPath(new URL(path, root))
}

/** Where inputs that once broke a law are kept, for good. */
export function regressionsOf(target: string): string {
  return pathOf(`corpus/regressions/${target}/`)
}

/** Where the smallest inputs with the coverage of all campaigns so far are kept: one a line, in base64. */
export function mergedCorpusOf(target: string): string {
  return pathOf(`corpus/fuzz/${target}.txt`)
}

/** Where an engine keeps the inputs that it found worth keeping, from one campaign to the next. */
export function engineCorpusOf(engine: string, target: string): string {
  return pathOf(`fuzz/out/corpus/${engine}/${target}/`)
}
