import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Check } from '../../corpus/harness/check.ts'
import { readSuite } from '../../corpus/harness/files.ts'
import { type Text, writeText } from '../../corpus/harness/text.ts'
import { type ComposerContextReference, collectComposerContextReferences } from '../../src/reference/scan.ts'

/** The longest text that a seed is made of: engines work best on short inputs. */
const TEXT_MAX = 1_000

const CHATS = new URL('../../corpus/chats/', import.meta.url)

/** A few values of an arbitrary, always the same. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, numRuns = 20): T[] {
  return fc.sample(arbitrary, { seed: 1, numRuns })
}

/** Some of the items, evenly spread over all of them. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T)
}

/** Texts written out, but for long ones. */
export function shortTexts(texts: readonly Text[]): string[] {
  return texts.map((text) => writeText(text)).filter((text) => text.length <= TEXT_MAX)
}

/** The paragraphs of the chats that refer to something. */
export function chatParagraphs(): string[] {
  return readdirSync(CHATS)
    .sort()
    .map((name) => readFileSync(new URL(name, CHATS), 'utf8'))
    .flatMap((chat) => chat.split(/\n{2,}/))
    .filter((text) => text.length <= TEXT_MAX && collectComposerContextReferences(text).length > 0)
}

type InputOf<Do extends Check['do']> = Extract<Check, { do: Do }>['input']

/** The inputs of the checks of `cases.json` that do one thing. */
export function inputsOfCases<Do extends Check['do']>(what: Do): InputOf<Do>[] {
  const checks = readSuite('cases.json').flatMap((one) => one.checks)
  return checks.filter((check) => check.do === what).map(({ input }) => input as InputOf<Do>)
}

/** A text in parts: what is before the first reference of it, and each reference with what is behind it. */
export function splitAtReferences(text: string): {
  start: string
  references: (ComposerContextReference & { rest: string })[]
} {
  const found = collectComposerContextReferences(text)
  const references = found.map((one, index) => ({
    ...one,
    rest: text.slice(one.end, found[index + 1]?.start),
  }))
  return { start: text.slice(0, found[0]?.start), references }
}

/** A label that somebody saw a writer get wrong, and what was around it. */
export function escapingRegressions(): { label: string; before: string; after: string }[] {
  return JSON.parse(readFileSync(new URL('../../corpus/regressions/escaping.json', import.meta.url), 'utf8'))
}
