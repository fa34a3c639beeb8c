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
import { collectMarkdownContextReferences } from 'remark-t3-context/markdown'
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
    unused: [inRoot, inPhrasing, ruleId, unknownOption, unknownRule, label, id].length,
  }),
)
`
