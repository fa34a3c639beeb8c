import { readFileSync } from 'node:fs'
import type { ComposerContextTarget } from '../../grammar/explain.ts'
import type { ComposerContextReference } from '../../src/reference/scan.ts'
import type { Case } from './check.ts'

/** A reference as the files have it. */
export type Found = Omit<ComposerContextReference, 'source'>

/** What each file of the suite holds. */
export interface Files {
  'cases.json': Case[]
  'href.json': { valid: (ComposerContextTarget & { href: string })[]; invalid: string[] }
  'label.json': { label: string; kind: string; value: string }[]
  'markdown.json': { markdown: string; references: Found[] }[]
  'text.json': { text: string; references: Found[] }[]
}

/** The text of a file of the suite. */
export function readSuiteText(name: string): string {
  return readFileSync(new URL(`../conformance/${name}`, import.meta.url), 'utf8')
}

/** Read a file of the suite. */
export function readSuite<Name extends keyof Files>(name: Name): Files[Name] {
  return JSON.parse(readSuiteText(name))
}

/** The reference that an expectation means, with its source. */
export function withSource(text: string, found: Found): ComposerContextReference {
  return { ...found, source: text.slice(found.start, found.end) }
}
