import { isDeepStrictEqual } from 'node:util'
import { HtmlRenderer, Parser } from 'commonmark'
import { decodeString } from 'micromark-util-decode-string'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { inBasicPlane } from './basic-plane.ts'
import type { Dialect } from './dialects.ts'

const ESCAPE = /\\([!-/:-@[-`{-~])|&(?:#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]*);/g

/** A way to read a source in its surroundings. */
type Reading = (source: string) => string

/** For each character the names of readings that told what an escape of it is for, the last first: they may again. */
const telling = new Map<string, string[]>()

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
  const readings = readingsOf(surroundings, dialects)
  return [...new Set(escapes.map(decodeString))].filter((character) => {
    const bare = source.replace(ESCAPE, (written) =>
      decodeString(written) === character ? character : written,
    )
    // Where a bare backslash meets the next escape, it is that one which is dropped: `\\\_` becomes `\\_`.
    const others = escapes.filter((written) => decodeString(written) !== character)
    if (!isDeepStrictEqual(escapesIn(bare), others)) return false
    return !canTell(character, readings, bare, source)
  })
}

/** Whether any reading tells one source from another. */
function canTell(
  character: string,
  readings: ReadonlyMap<string, Reading>,
  bare: string,
  source: string,
): boolean {
  const known = telling.get(character) ?? []
  for (const name of new Set([...known, ...readings.keys()])) {
    const read = readings.get(name)
    if (!read || read(bare) === read(source)) continue
    telling.set(character, [name, ...known.filter((other) => other !== name)])
    return true
  }
  return false
}

/** Every reader in all surroundings. */
function readingsOf(
  surroundings: readonly (readonly [before: string, after: string])[],
  dialects: readonly Dialect[],
): Map<string, Reading> {
  const readers = readersOf(dialects)
  return new Map(
    surroundings.flatMap(([before, after]) =>
      readers.map((read, index): [string, Reading] => [
        JSON.stringify([before, after, index]),
        (source) => read(before + source + after),
      ]),
    ),
  )
}

function escapesIn(source: string): string[] {
  return Array.from(source.matchAll(ESCAPE), ([written]) => written)
}

/** What a text says to hosts with and without this package, and to parsers that read code points. */
function readersOf(dialects: readonly Dialect[]): Reading[] {
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
