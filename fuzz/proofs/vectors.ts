import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Text, writeText } from '../../corpus/harness/text.ts'
import { root } from '../../test/import-graph.ts'

/** The longest reference has 1,216 code units; a longer text says little about the grammar. */
const LONGEST = 1300

/**
 * Collect the strings of the conformance suite and of the shrunk failures, whatever they are there for, and what in
 * them stands between brackets, between parentheses and between slashes, with and without these.
 */
export function vectorStrings(): string[] {
  const strings = new Set<string>()
  const add = (text: string) => {
    strings.add(text)
    for (const [piece] of text.matchAll(PIECE)) strings.add(piece)
    for (const piece of text.split(/[\s[\]()/]/)) strings.add(piece)
  }
  for (const folder of ['corpus/conformance', 'corpus/regressions']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.json')))
      JSON.parse(readFileSync(join(root, folder, file), 'utf8'), (_, value) => {
        if (typeof value === 'string') add(value)
        if (isInParts(value)) add(writeText(value, 600))
        return value
      })
  }
  return Array.from(strings).filter(({ length }) => length <= LONGEST)
}

const PIECE = /!?\[[^[\]]*\]\([^()]*\)|(?<=\[)[^[\]]*(?=\])|(?<=\()[^()]*(?=\))/g

function isInParts(value: unknown): value is Text {
  return Array.isArray(value) && value.some((part) => typeof part?.repeat === 'string')
}
