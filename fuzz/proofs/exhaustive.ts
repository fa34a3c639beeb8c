import { CONTEXT_URI_PREFIX, contextUri, reference } from '../../grammar/context-reference.ts'
import { explainComposerContextHref, explainContextReference } from '../../grammar/explain.ts'
import { parseComposerContextHref } from '../../src/reference/href.ts'
import { scanSlowly } from '../../src/reference/scan.fixture.ts'
import { collectComposerContextReferences, readComposerContextReference } from '../../src/reference/scan.ts'
import { viablePrefix } from '../oracles/viable-prefix.ts'
import { checkedInAbnf } from './abnf.ts'
import { readAbnf } from './abnf-engine.ts'
import { ruleAutomaton } from './automaton.ts'
import { type Fact, type Finding, prove } from './fact.ts'
import { type Table, toTable } from './table.ts'

/** What the syntax is made of, and what it must not have in it. */
const ALPHABET = Array.from('t/:aA0-_[]()\\!\n')

/** A reader of texts. */
export interface Reader {
  name: string
  /** How long the strings are that it is tried on: the slower, the shorter. */
  length: number
  /** What it makes of a text: for a whole text whether it is valid, for a scan the places, `start-end` each. */
  read: (text: string) => boolean | string
}

/** The pieces of a valid text; strings are put between any two of them, and in the place of any one. */
export const URI_PIECES: readonly string[] = ['t3-context', ':', '//', 'v1', '/', 'a', '/', 'A']
const REFERENCE_PIECES = ['!', '[', 'a', ']', '(', ...URI_PIECES, ')']

const accepts = readAbnf(checkedInAbnf())

/** The readers of a whole URI. */
export const URI_READERS: readonly Reader[] = [
  {
    name: 'parseComposerContextHref',
    length: 5,
    read: (text) => isUri(text, parseComposerContextHref(text)),
  },
  {
    name: 'explainComposerContextHref',
    length: 3,
    read: (text) => isUri(text, explainComposerContextHref(text)),
  },
  { name: 'ABNF', length: 3, read: (text) => accepts('context-uri', text) },
  { name: 'the oracle', length: 3, read: (text) => viablePrefix(contextUri, text).accepted },
]

/** The readers of a whole reference. */
export const REFERENCE_READERS: readonly Reader[] = [
  {
    name: 'readComposerContextReference',
    length: 4,
    read: (text) => readComposerContextReference(text) !== undefined,
  },
  { name: 'explainContextReference', length: 3, read: (text) => explainContextReference(text) === undefined },
  { name: 'ABNF', length: 2, read: (text) => accepts('reference', text) },
  { name: 'the oracle', length: 2, read: (text) => viablePrefix(reference, text).accepted },
]

/** The readers of a text that may hold references. */
export const SCANNERS: readonly Reader[] = [
  {
    name: 'collectComposerContextReferences',
    length: 4,
    read: (text) => places(collectComposerContextReferences(text)),
  },
  { name: 'the slow scan with Parsimmon', length: 3, read: (text) => places(scanSlowly(text)) },
]

/** Prove that all readers agree on all strings up to a length, around and inside a valid text. */
export function exhaustiveFacts(): Fact[] {
  const uri = toTable(ruleAutomaton(contextUri))
  const whole = toTable(ruleAutomaton(reference))
  return [
    agree('URIs', URI_PIECES, URI_READERS, (text) => uri.longest(text, 0) === text.length),
    agree(
      'references',
      REFERENCE_PIECES,
      REFERENCE_READERS,
      (text) => whole.longest(text, 0) === text.length,
    ),
    agree('scans', REFERENCE_PIECES, SCANNERS, (text) => scanByTable(whole, text)),
  ]
}

function agree(
  what: string,
  pieces: readonly string[],
  readers: readonly Reader[],
  expected: Reader['read'],
): Fact {
  const upTo = readers.map(({ name, length }) => `${name} (${length})`).join(', ')
  return prove(
    `all short ${what}`,
    `With any string over ${ALPHABET.length} characters put between the pieces of a valid text, or in the place of one, these agree with the automaton of the rules, up to the length in parentheses: ${upTo}.`,
    () => compareReaders(pieces, readers, expected),
  )
}

/** Compare readers with what is expected, on all strings around and inside the pieces. */
export function compareReaders(
  pieces: readonly string[],
  readers: readonly Reader[],
  expected: Reader['read'],
): Finding {
  const faults: string[] = []
  let texts = 0
  let found = 0
  const longest = Math.max(...readers.map(({ length }) => length))
  const byLength = Array.from({ length: longest + 1 }, (_, length) =>
    readers.filter((reader) => reader.length >= length),
  )
  for (const [before, after] of holes(pieces)) visit(before, after, 0)
  return { size: `${texts} texts, ${found} of them with something valid`, faults }

  function visit(before: string, after: string, length: number): void {
    const text = before + after
    const right = expected(text)
    texts++
    if (right) found++
    for (const { name, read } of byLength[length] ?? []) {
      const actual = read(text)
      if (actual !== right && faults.length < 10)
        faults.push(`${name} makes of ${JSON.stringify(text)} ${actual}, and not ${right}`)
    }
    if (length < longest) for (const one of ALPHABET) visit(before + one, after, length + 1)
  }
}

function holes(pieces: readonly string[]): [before: string, after: string][] {
  return Array.from({ length: pieces.length + 1 }, (_, at) => at).flatMap((at) => {
    const before = pieces.slice(0, at).join('')
    const insertion: [string, string] = [before, pieces.slice(at).join('')]
    return at === pieces.length ? [insertion] : [insertion, [before, pieces.slice(at + 1).join('')]]
  })
}

function isUri(text: string, result: object | null): boolean {
  const { kind, contextId } = { kind: undefined, contextId: undefined, ...result }
  return kind !== undefined && text === `${CONTEXT_URI_PREFIX}${kind}/${contextId}`
}

/** Find references with the automaton alone. */
function scanByTable(table: Table, text: string): string {
  const found: { start: number; end: number }[] = []
  for (let index = 0; index < text.length; ) {
    const end = table.longest(text, index)
    if (end !== -1) found.push({ start: index, end })
    // A backslash takes the next character with it.
    index = end === -1 ? index + (text[index] === '\\' ? 2 : 1) : end
  }
  return places(found)
}

function places(found: readonly { start: number; end: number }[]): string {
  return found.map(({ start, end }) => `${start}-${end}`).join()
}
