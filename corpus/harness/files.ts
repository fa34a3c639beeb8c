import { readFileSync } from 'node:fs'
import type { ComposerContextTarget } from '../../grammar/explain.ts'
import type { ComposerContextClipboardFragment } from '../../src/clipboard/fragment.ts'
import type { ContextImportPlan } from '../../src/clipboard/import-plan.ts'
import type { UpgradedContextMessage } from '../../src/legacy/upgrade.ts'
import type { AssistantCitationOccurrence } from '../../src/provider/citation-scan.ts'
import type { AssistantCitation } from '../../src/provider/citation-syntax.ts'
import type { JsonPath } from '../../src/record/json.ts'
import type { DroppedRecord } from '../../src/record/records.ts'
import type { ComposerContextReference } from '../../src/reference/scan.ts'
import type { Case, Pasted, Projected } from './check.ts'
import type { Text } from './text.ts'

/** A reference as the files have it. */
export type Found = Omit<ComposerContextReference, 'source'>

/** What each file of the suite holds. */
export interface Files {
  'cases.json': Case[]
  'citation.json': {
    valid: { name?: string; href: string; canonical?: string; citation: AssistantCitation }[]
    invalid: string[]
    texts: {
      name: string
      text: string
      citations: Omit<AssistantCitationOccurrence, 'source'>[]
      plain: string
    }[]
  }
  'clipboard.json': {
    valid: { name: string; json: Text; fragment: ComposerContextClipboardFragment }[]
    invalid: { name: string; json: Text }[]
    html: { name: string; html: Text; environmentId: string | null }[]
    pastes: { name: string; input: Pasted; expect: ContextImportPlan }[]
  }
  'href.json': { valid: (ComposerContextTarget & { href: string })[]; invalid: string[] }
  'ids.json': {
    producerIds: { name: string; producerId: Text; contextId: string }[]
    kindScoped: { name: string; kind: string; producerId: string; contextId: string }[]
    previewAnnotations: { name: string; annotationId: string; contextId: string }[]
  }
  'label.json': { label: string; kind: string; value: string }[]
  'legacy.json': { name: string; text: string; output: UpgradedContextMessage }[]
  'markdown.json': { markdown: string; references: Found[] }[]
  'provider.json': (Projected & { name: string; output: string })[]
  'records.json': {
    valid: { name: string; record: unknown }[]
    invalid: { name: string; record: unknown; path: JsonPath | null; jsonSchema?: 'accepts' | 'skip' }[]
    contexts: {
      name: string
      context: unknown
      contextIds: string[] | null
      dropped?: (Pick<DroppedRecord, 'index' | 'contextId'> & { path: JsonPath | null })[]
      droppedCount?: number
    }[]
  }
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
