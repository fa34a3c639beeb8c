/**
 * What a user of the package writes: every entry point, with types that must be known and no `any`. It is compiled
 * and run in a project that has the packed package.
 */
export const consumer = `
import type { PhrasingContentMap, Root, RootContentMap } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import remarkContextReference, {
  type ContextReference,
  type ContextReferenceRuleId,
  contextReferenceFromMarkdown,
  contextReferenceSanitizeSchema,
  contextReferenceToMarkdown,
  type RemarkContextReferenceOptions,
} from 'remark-t3-context'
import { type ComposerContextHrefFault, explainComposerContextHref, toAbnf, kind } from 'remark-t3-context/grammar'
import {
  type ComposerContextClipboardFragment,
  type ContextImportPlan,
  decodeComposerContextFragment,
  encodeComposerContextFragment,
  planContextPaste,
  restoreComposerContext,
  stashComposerContext,
} from 'remark-t3-context/clipboard'
import { upgradeLegacyContextMessage, type UpgradedContextMessage } from 'remark-t3-context/legacy'
import { collectMarkdownContextReferences } from 'remark-t3-context/markdown'
import {
  buildMessageContext,
  encodeContextJson,
  type MessageDraft,
  resolveUserMessageContext,
} from 'remark-t3-context/message'
import { projectComposerContextForProvider } from 'remark-t3-context/provider'
import {
  ChatAttachmentId,
  ComposerContextId,
  ComposerContextRecord,
  type ImageContextRecord,
  isKnownContextRecord,
  type TerminalContextRecord,
  toComposerContextId,
} from 'remark-t3-context/record'
import { collectComposerContextReferences, parseComposerContextHref } from 'remark-t3-context/reference'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const inRoot: Equal<RootContentMap['contextReference'], ContextReference> = true
const inPhrasing: Equal<PhrasingContentMap['contextReference'], ContextReference> = true

const options: RemarkContextReferenceOptions = { records: ['a'], severity: 'error' }
const ruleId: ContextReferenceRuleId = 'unresolved'
// @ts-expect-error: an option that does not exist
const unknownOption: RemarkContextReferenceOptions = { record: [] }
// @ts-expect-error: a rule that does not exist
const unknownRule: ContextReferenceRuleId = 'other'

const text = 'See [the file](t3-context://v1/file/a).'
const processor = unified().use(remarkParse).use(remarkContextReference, options)
const tree: Root = processor.parse(text)
const [paragraph] = tree.children
if (paragraph?.type !== 'paragraph') throw new Error('no paragraph')
const node = paragraph.children[1]
if (node?.type !== 'contextReference') throw new Error('no reference')
// The type of the tree knows the node.
const known: ContextReference = node
// @ts-expect-error: a label is no number
const label: number = node.label
processor.runSync(tree, new VFile(text))

const fault: ComposerContextHrefFault | { kind: string } = explainComposerContextHref('t3-context://v1/')
const target = parseComposerContextHref('t3-context://v1/file/a')
// @ts-expect-error: it may be null
const id: string = target.contextId

// The name of a schema is that of a type, too.
const folded: ComposerContextId = toComposerContextId('a b')
// @ts-expect-error: the id of a record is none of an attachment
const attachmentId: ChatAttachmentId = folded
// @ts-expect-error: a string is no id yet
const plainId: ComposerContextId = 'ctx_1'
const attachment = ChatAttachmentId['~standard'].validate('att_1')

const terminal = { contextId: 'ctx_1', terminalId: 't', terminalLabel: 'zsh', lineStart: 7, lineEnd: 8, text: 'error' }
const draft: MessageDraft = { text: 'Why [build](t3-context://v1/terminal/ctx_1)?', terminals: [terminal] }
const message = buildMessageContext(draft)
// @ts-expect-error: an excerpt has lines
const wrongDraft: MessageDraft = { text: '', terminals: [{ contextId: 'ctx_1' }] }
const column: string = encodeContextJson(message.context)
const { recordsById, reason } = resolveUserMessageContext({ text: message.text, context: column })
const kept: ReadonlyMap<string, ComposerContextRecord> = recordsById

function describe(record: ComposerContextRecord): string {
  if (!isKnownContextRecord(record)) return record.kind + ' of a newer client'
  if (record.kind !== 'terminal') {
    // @ts-expect-error: no other kind has lines
    return record.lineStart
  }
  const excerpt: TerminalContextRecord = record
  return excerpt.terminalLabel + ', lines ' + excerpt.lineStart + ' to ' + excerpt.lineEnd
}
const newer = { version: 1, contextId: 'ctx_2', kind: 'thread', label: 'Talk', threadId: 'th-9' }
const validated = ComposerContextRecord['~standard'].validate(newer)
if (validated instanceof Promise || validated.issues) throw new Error('no record')
const records: ComposerContextRecord[] = [...recordsById.values(), validated.value]

const upgraded: UpgradedContextMessage = upgradeLegacyContextMessage(
  'Why?\\n\\n<terminal_context>\\n- Build line 7:\\n  7 | error\\n</terminal_context>',
)

const fragment: ComposerContextClipboardFragment | null = decodeComposerContextFragment(
  encodeComposerContextFragment({ version: 1, source: { environmentId: 'e' }, records }),
)
let count = 0
const mintId = () => 'fresh_' + ++count
const image: ImageContextRecord['kind'] = 'image'
const pasted: ContextImportPlan = planContextPaste({
  text: '![a](t3-context://v1/' + image + '/ctx_9)',
  fragment,
  draft: { records: [] },
  environmentId: 'e',
  mintId,
})
const stash = stashComposerContext({ text: '', records, environmentId: 'e' })
const restored = restoreComposerContext(stash, { records: [], environmentId: 'e', mintId })

console.log(
  JSON.stringify({
    node: [known.kind, known.contextId, known.label],
    fault: 'offset' in fault && fault.offset,
    target,
    raw: collectComposerContextReferences(text).map(({ start, end }) => [start, end]),
    markdown: collectMarkdownContextReferences(text).map(({ source }) => source),
    abnf: toAbnf({ kind }),
    extensions: [contextReferenceFromMarkdown, contextReferenceToMarkdown].map((create) => typeof create()),
    schema: contextReferenceSanitizeSchema.tagNames,
    folded,
    described: records.map(describe),
    resolved: [...kept.keys()],
    projected: projectComposerContextForProvider({ text: message.text, records }),
    upgraded: upgraded.records.map(({ kind }) => kind),
    pasted: [pasted.imported, pasted.unresolved.map(({ reason }) => reason)],
    restored: restored.imported.map(({ contextId }) => contextId),
    valid: 'value' in attachment && reason === null,
    unused: [inRoot, inPhrasing, ruleId, unknownOption, unknownRule, label, id, attachmentId, plainId, wrongDraft, image]
      .length,
  }),
)
`
