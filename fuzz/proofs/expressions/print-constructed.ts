/**
 * Print every regular expression that the product makes out of strings at run time, as JSON: this program takes the
 * place of the constructor before any module of the product is loaded.
 */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { productFiles, root } from '../../../test/import-graph.ts'
import type { Constructed } from './constructed.ts'

const self = fileURLToPath(import.meta.url)
const constructed = new Map<string, Constructed>()

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, newTarget) => note(Reflect.construct(target, given, newTarget)),
  apply: (target, self, given) => note(Reflect.apply(target, self, given)),
})

function note(expression: RegExp): RegExp {
  const { source, flags } = expression
  const frames = (new Error().stack ?? '').split('\n').slice(1)
  const caller = frames.find((frame) => !frame.includes(self)) ?? ''
  const place = /(?:\(|at )(?:file:\/\/)?([^()]+:\d+:\d+)\)?$/.exec(caller)?.[1] ?? ''
  if (place.startsWith(root) && !place.includes('node_modules'))
    constructed.set(`${source} ${flags} ${place}`, { source, flags, place: place.slice(root.length) })
  return expression
}

// The command line would run; that it makes no expression is seen by its source.
for (const file of productFiles().filter((one) => one !== 'src/cli/main.ts'))
  await import(pathToFileURL(join(root, file)).href)

// What functions make: for every rule, and for labels with every choice of marks to escape.
const { contextReferenceRules } = await import('../../../grammar/context-reference.ts')
const { toRegExp, toWholeRegExp } = await import('../../../grammar/regexp.ts')
const { escapeLabel } = await import('../../../src/reference/escape.ts')
const { endOfScript } = await import('../../../src/clipboard/script-end.ts')
for (const rule of Object.values(contextReferenceRules)) {
  toRegExp(rule)
  toWholeRegExp(rule)
}
for (const label of labels(5)) escapeLabel(label)
endOfScript('', 0)

console.log(JSON.stringify(Array.from(constructed.values())))

/** Every string of at most so many letters and marks. */
function labels(length: number): string[] {
  if (length === 0) return ['']
  return ['', ...labels(length - 1).flatMap((rest) => Array.from('a*_~ ', (first) => first + rest))]
}
