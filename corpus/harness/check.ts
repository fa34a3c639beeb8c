import type { ComposerContextTarget } from '../../grammar/explain.ts'
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
  status: 'checked' | 'waiting'
  checks: ({ do: string } & Pick<Check, 'input'> & { status?: 'waiting' })[]
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
  diagnostics: { input: string; dialects?: DialectName[]; records?: string[]; expect: Place[] }
}

/** The checks that have a runner. */
export type Check = { [Do in keyof Checks]: { do: Do } & Checks[Do] }[keyof Checks]

/** How to run each kind of check; it throws if the check fails. */
export type Runners = {
  [Do in keyof Checks]: (check: Checks[Do]) => void | Promise<void>
}
