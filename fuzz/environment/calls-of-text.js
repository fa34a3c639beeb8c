import { toMarkdown } from 'mdast-util-to-markdown'
import { gfm } from 'micromark-extension-gfm'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'

const WRITTEN = { kind: 'image', contextId: 'ctx_new', label: 'a_b `c`' }

/**
 * Say how to call what reads or writes text.
 *
 * @param packages the entry points, by their keys in `exports`
 * @returns functions by entry point and name: each calls its namesake for a message, and gives what came of it
 */
export function callsOfText(packages) {
  return {
    '.': remarkCalls(packages['.']),
    './grammar': grammarCalls(packages['./grammar']),
    './reference': referenceCalls(packages['./reference']),
    './markdown': {
      collectMarkdownContextReferences: ({ text }) => {
        const { collectMarkdownContextReferences: collect } = packages['./markdown']
        return [collect(text), collect(text, { extensions: [gfm()] })]
      },
    },
  }
}

function remarkCalls({ default: plugin, ...remark }) {
  const extensions = [remark.contextReferenceToMarkdown()]
  // Some have a record, and some have none.
  const records = (id) => id.length % 2 === 1
  const parser = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(plugin, { records })
    .use(remarkStringify)
    .freeze()
  const toHtml = unified().use(remarkRehype).use(rehypeStringify).freeze()
  return {
    default: ({ text }) => {
      const file = new VFile(text)
      const tree = parser.runSync(parser.parse(file), file)
      const html = toHtml.stringify(toHtml.runSync(tree))
      return { tree, html, markdown: parser.stringify(tree), messages: file.messages.map(describeMessage) }
    },
    contextReferenceFromMarkdown: ({ tree }) => tree,
    contextReferenceToMarkdown: ({ tree }) => toMarkdown(tree, { extensions }),
    contextReferenceToHast: ({ tree }) => {
      const nodes = []
      visit(tree, 'contextReference', (node) => {
        nodes.push(remark.contextReferenceToHast(node))
      })
      return nodes
    },
  }
}

function describeMessage({ reason, ruleId, place, note, fatal }) {
  return { reason, ruleId, place, note, fatal }
}

/** Say how to call what takes nothing but the grammar. */
export function callsOfGrammar({ './grammar': grammar }) {
  const { contextReferenceRules: rules } = grammar
  return {
    './grammar': {
      contextReferenceAbnf: () => grammar.contextReferenceAbnf(),
      regExpSource: () => Object.values(rules).map(grammar.regExpSource),
      toAbnf: () => grammar.toAbnf(rules),
    },
  }
}

function grammarCalls(grammar) {
  const rules = Object.entries(grammar.contextReferenceRules)
  const each = (interpret) => Object.fromEntries(rules.map(([name, rule]) => [name, interpret(rule)]))
  const compiled = {
    sticky: each(grammar.toRegExp),
    whole: each(grammar.toWholeRegExp),
    uri: grammar.toParsimmon(grammar.contextUri),
    reference: grammar.toParsimmon(grammar.reference),
  }
  return {
    explainComposerContextHref: ({ text }) => grammar.explainComposerContextHref(text),
    // As its documentation asks for: nothing but what begins with the fixed text.
    toParsimmon: ({ text }) => {
      if (text.startsWith(grammar.CONTEXT_URI_PREFIX)) return compiled.uri.parse(text)
      return /^!?\[/.test(text) ? compiled.reference.parse(text) : null
    },
    toRegExp: ({ text }) =>
      rules.map(([name]) => Object.assign(compiled.sticky[name], { lastIndex: 0 }).exec(text)),
    toWholeRegExp: ({ text }) => rules.map(([name]) => compiled.whole[name].exec(text)),
  }
}

function referenceCalls(reference) {
  return {
    appendInlineContextReference: ({ text }) => reference.appendInlineContextReference(text, WRITTEN),
    collectComposerContextReferences: ({ text }) => reference.collectComposerContextReferences(text),
    collectComposerInlineTokens: ({ text }) => reference.collectComposerInlineTokens(text),
    collectInlineContextIds: ({ text }) => reference.collectInlineContextIds(text),
    ensureInlineContextReferences: ({ text, references }) =>
      reference.ensureInlineContextReferences(text, [...references, WRITTEN]),
    formatComposerContextHref: ({ text, references: [first] }) =>
      reference.formatComposerContextHref(first ?? { kind: 'image', contextId: text }),
    formatComposerContextReference: ({ text, references }) =>
      [...references, { ...WRITTEN, label: text }].map(reference.formatComposerContextReference),
    insertInlineContextReference: ({ text }) =>
      [0, 1, text.length >> 1].map((caret) => reference.insertInlineContextReference(text, caret, WRITTEN)),
    isImageReferencesOnly: ({ text }) => reference.isImageReferencesOnly(text),
    parseComposerContextHref: ({ text }) => reference.parseComposerContextHref(text),
    removeInlineContextReference: ({ text, references: [first] }) =>
      reference.removeInlineContextReference(text, first?.contextId ?? 'none'),
    replaceComposerContextReferences: ({ text }) =>
      reference.replaceComposerContextReferences(text, ({ label, image }) => `${image}$&${label}`),
    sanitizeComposerContextLabel: ({ text }) =>
      ['file', text].map((kind) => reference.sanitizeComposerContextLabel(text, kind)),
    stripInlineContextReferences: ({ text }) => reference.stripInlineContextReferences(text),
  }
}
