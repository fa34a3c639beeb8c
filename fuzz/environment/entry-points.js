import { readFileSync } from 'node:fs'
import { isSchema } from './calls-of-values.js'

/** Load every entry point of the built package that is code; gives them by their keys in `exports`. */
export async function loadEntryPoints() {
  const { name, exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const keys = Object.keys(exports).filter((key) => typeof exports[key] === 'object')
  const loaded = keys.map(async (key) => [key, await import(name + key.slice(1))])
  return Object.fromEntries(await Promise.all(loaded))
}

/**
 * Check that nothing is left out: every function and schema of an entry point has a call, and no call is of something
 * else.
 *
 * @param packages the entry points
 * @param calls tables of calls by entry point and name
 * @returns what is wrong
 */
export function missingCalls(packages, ...calls) {
  const problems = []
  for (const [key, entryPoint] of Object.entries(packages)) {
    const called = new Set(calls.flatMap((table) => Object.keys(table[key] ?? {})))
    for (const [name, exported] of Object.entries(entryPoint)) {
      const isCallable = typeof exported === 'function' || isSchema(exported)
      if (isCallable && !called.has(name)) problems.push(`${key} ${name} is not called`)
      called.delete(name)
    }
    for (const name of called) problems.push(`${key} exports no ${name}`)
  }
  const keys = new Set(calls.flatMap((table) => Object.keys(table)))
  for (const key of keys) if (!(key in packages)) problems.push(`there is no entry point ${key}`)
  return problems
}
