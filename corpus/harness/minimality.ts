import { isDeepStrictEqual } from 'node:util'
import { HtmlRenderer, Parser } from 'commonmark'
import { decodeString } from 'micromark-util-decode-string'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { inBasicPlane } from './basic-plane.ts'
import type { Dialect } from './dialects.ts'

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
  const escapes = escapesIn(source)
  const readers = readersOf(dialects)
  return [...new Set(escapes.map(decodeString))].filter((character) => {
    const bare = source.replace(ESCAPE, (written) =>
      decodeString(written) === character ? character : written,
    )
    // Where a bare backslash meets the next escape, it is that one which is dropped: `\\\_` becomes `\\_`.
    const others = escapes.filter((written) => decodeString(written) !== character)
    if (!isDeepStrictEqual(escapesIn(bare), others)) return false
    return surroundings.every(([before, after]) =>
      readers.every((read) => read(before + bare + after) === read(before + source + after)),
    )
  })
}

function escapesIn(source: string): string[] {
  return Array.from(source.matchAll(ESCAPE), ([written]) => written)
}

/** What a text says to hosts with and without this package, and to parsers that read code points. */
function readersOf(dialects: readonly Dialect[]): ((text: string) => string)[] {
  return [
    (text) => new HtmlRenderer().render(new Parser().parse(text)),
    ...dialects.flatMap(({ plain, extensions }) => [
      (text: string) => JSON.stringify(plain(text), withoutPosition),
      (text: string) => JSON.stringify(plain(inBasicPlane(text)), withoutPosition),
      (text: string) =>
        JSON.stringify(collectMarkdownContextReferences(text, { extensions }), withoutPosition),
    ]),
  ]
}

function withoutPosition(key: string, value: unknown): unknown {
  return ['position', 'source', 'start', 'end'].includes(key) ? undefined : value
}
