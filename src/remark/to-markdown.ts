import type { Options, Unsafe } from 'mdast-util-to-markdown'
import { CONTEXT_SCHEME, CONTEXT_URI_PREFIX, contextId, kind } from '../../grammar/context-reference.ts'
import { regExpSource } from '../../grammar/regexp.ts'
import { formatComposerContextReference } from '../reference/format.ts'
import type { ContextReference } from './node.ts'

/** What stands farther from the end than a directive's attributes are looked for. No character of it is looked at. */
const FAR = '[^]'.repeat(1002)

/**
 * `:name` or `:name{key="` before a reference would make a directive of it, also where emphasis or a link ends in
 * between. The pattern of `mdast-util-directive` is skipped behind a character that is escaped itself.
 */
const DIRECTIVE: Unsafe = {
  character: ':',
  after: `(?=[^ \\r\\n!-,./:-@[-^\`{-~]+(?:\\[|\\{(?!${FAR})[^]*(?:[!\\[*_~]|\\]\\())$)`,
  inConstruct: 'phrasing',
}

/**
 * A link or image that was no reference, such as an autolink, would be one if it were written with a plain resource:
 * its URI gets an escape.
 */
const LINK: Unsafe = {
  character: ':',
  before: `\\(${CONTEXT_SCHEME}`,
  after: `${CONTEXT_URI_PREFIX.slice(CONTEXT_SCHEME.length + 1)}${regExpSource(kind)}/${regExpSource(contextId)}\\)`,
  inConstruct: 'destinationRaw',
}

/** A link reference and a colon would define its name, and take what follows for a destination. */
const DEFINITION: Unsafe = { character: ':', before: '^\\]', inConstruct: 'phrasing' }

/**
 * Create an extension for `mdast-util-to-markdown` that writes `contextReference` nodes as canonical source, and
 * no other node as a reference.
 *
 * @throws {TypeError} when serializing, for a kind or id outside the grammar
 */
export function contextReferenceToMarkdown(): Options {
  handle.peek = (node: ContextReference) => (node.image ? '!' : '[')
  // A pattern is compiled where it is used, and keeps that: each extension has its own.
  const unsafe = [DIRECTIVE, LINK, DEFINITION].map((pattern) => ({ ...pattern }))
  return { handlers: { contextReference: handle }, unsafe }

  function handle(node: ContextReference): string {
    return formatComposerContextReference(node)
  }
}
