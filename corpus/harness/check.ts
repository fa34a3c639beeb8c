import type { ComposerContextTarget } from '../../grammar/explain.ts'
import type { ComposerContextClipboardFragment } from '../../src/clipboard/fragment.ts'
import type { ContextPaste } from '../../src/clipboard/paste.ts'
import type { UpgradedContextMessage } from '../../src/legacy/upgrade.ts'
import type { ComposerContextProjectionInput } from '../../src/provider/project.ts'
import type { OrchestrationMessageContext } from '../../src/record/message-context.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import type { TextWithCaret } from '../../src/reference/edit.ts'
import type { ComposerContextReferenceInput } from '../../src/reference/format.ts'
import type { DialectName } from './dialects.ts'
import type { Found } from './files.ts'
import type { Text } from './text.ts'

/** One case of `cases.json`; `conformance/README.md` says what the fields mean. */
export interface Case {
  id: string
  title: string
  section: number
  checks: Check[]
}

/** A reference with the text around it. */
export interface Placed {
  reference: ComposerContextReferenceInput
  before: string
  after: string
}

/** A link, image or reference in a tree. */
export interface TreeNode {
  type: string
  parent: string
  start: number
  end: number
  url?: string
}

/** What to project: the options stand apart, and references are named by what finds them. */
export interface Projected extends Pick<ComposerContextProjectionInput, 'text'> {
  records: ComposerContextRecord[]
  references?: 'markdown'
  options?: Pick<ComposerContextProjectionInput, 'mentionEntries' | 'escapeProse'>
}

/** What to paste; fresh ids are those that the suite names. */
export type Pasted = Omit<ContextPaste, 'mintId'>

/** A flavour of a clipboard: a fragment to be written, or what is there instead. */
export type Flavour = ComposerContextClipboardFragment | string | null

/** Where a message is. */
export interface Place {
  ruleId: string
  line: number
  column: number
}

interface Checks {
  'parse-href': { input: string; expect: ComposerContextTarget | null }
  'explain-href': { input: string; expect: { offset: number } }
  sanitize: { input: { label: Text; kind: string }; expect: Text }
  'sanitize-by-code-points': { input: { label: Text; kind: string }; expect: Text }
  format: { input: ComposerContextReferenceInput; expect: string }
  collect: { input: Text; expect: Found[] }
  insert: { input: TextWithCaret & { reference: ComposerContextReferenceInput }; expect: TextWithCaret }
  growth: { input: Text; size: number; expect: { references: number } }
  'collect-markdown': { input: Text; dialects?: DialectName[]; expect: Found[] }
  survives: { input: Placed; dialects?: DialectName[]; expect: string }
  displays: { input: Placed; dialects?: DialectName[]; expect: string }
  minimal: {
    input: { reference: ComposerContextReferenceInput; surroundings: [before: string, after: string][] }
    dialects?: DialectName[]
    expect: string[]
  }
  serialize: { input: (string | (ComposerContextReferenceInput & { image: boolean }))[]; expect: string }
  nodes: { input: string; dialects?: DialectName[]; expect: TreeNode[] }
  html: { input: string; dialects?: DialectName[]; expect: string }
  project: { input: Projected; expect: string }
  upgrade: { input: string; expect: UpgradedContextMessage }
  'decode-context': { input: unknown; expect: { records: unknown[]; dropped: number[] } }
  'cut-capture': {
    input: { text: Text; max: number }
    expect: { maxLength: number; wellFormed: boolean }
  }
  'decode-context-json': { input: Text; expect: { records: unknown[]; dropped: number[] } }
  'context-json-round-trip': { input: OrchestrationMessageContext }
  'fold-ids': { input: string[]; expect: { distinct: number } }
  'fold-kind-id': { input: { kind: string; id: Text }; expect: { id: string } | { folded: true } }
  'plan-paste': {
    input: Pasted
    expect: Record<'imported' | 'fetched' | 'unresolved', string[]> & { text: string }
  }
  'read-clipboard': {
    input: { custom: Flavour; html: Flavour }
    expect: ComposerContextClipboardFragment | null
  }
  'decode-fragment': {
    input: string
    expect: { environmentId: string; payloads: string[]; notInherited: string[] }
  }
  diagnostics: { input: string; dialects?: DialectName[]; records?: string[]; expect: Place[] }
}

/** The checks that have a runner. */
export type Check = { [Do in keyof Checks]: { do: Do } & Checks[Do] }[keyof Checks]

/** How to run each kind of check; it throws if the check fails. */
export type Runners = {
  [Do in keyof Checks]: (check: Checks[Do]) => void | Promise<void>
}
