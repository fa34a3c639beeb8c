import { decodeString } from 'micromark-util-decode-string'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { type Dialect, parsePlain } from './dialects.ts'

const ESCAPE = /\\([!-/:-@[-`{-~])|&(?:#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]*);/g

/**
 * Find the characters that a reference escapes in vain: all escapes of the character can be dropped together
 * without changing a reading in any of the surroundings.
 *
 * @param source a reference; what stands behind its label needs no escape
 * @param surroundings what to try before and behind it
 * @param dialects ways to read Markdown
 * @returns the characters, each once
 */
export function needlessEscapes(
  source: string,
  surroundings: readonly (readonly [before: string, after: string])[],
  dialects: readonly Dialect[],
): string[] {
  const escaped = new Set(Array.from(source.matchAll(ESCAPE), ([written]) => decodeString(written)))
  const readings = (reference: string) =>
    dialects.flatMap((dialect) =>
      surroundings.map(([before, after]) => read(dialect, before + reference + after)),
    )
  const kept = JSON.stringify(readings(source))
  return [...escaped].filter((character) => {
    const bare = source.replace(ESCAPE, (written) =>
      decodeString(written) === character ? character : written,
    )
    return JSON.stringify(readings(bare)) === kept
  })
}

/** What a text says, wherever it says it: to a host with this package and to one without it. */
function read(dialect: Dialect, text: string): unknown {
  const references = collectMarkdownContextReferences(text, { extensions: dialect.extensions })
  return [
    references.map(({ kind, contextId, label, image }) => [kind, contextId, label, image]),
    JSON.stringify(parsePlain(dialect, text), (key, value) => (key === 'position' ? undefined : value)),
  ]
}
