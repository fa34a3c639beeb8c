/** Makes messages of the texts of the corpus: with references, and with records from elsewhere in the corpus. */
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Where what is copied comes from. */
export const ENVIRONMENT = 'environment_1'

/**
 * Make a message of each text.
 *
 * @param packages the entry points, by their keys in `exports`
 * @param corpus as `readCorpus` gives it
 */
export function createMessages(packages, { texts, values }) {
  const { collectComposerContextReferences } = packages['./reference']
  const { contextReferenceFromMarkdown } = packages['.']
  const { decodeContextRecord } = packages['./record']
  const all = new Map()
  for (const { value } of values) {
    const { record } = decodeContextRecord(value)
    if (record && !all.has(record.contextId)) all.set(record.contextId, record)
  }
  return texts.map(({ name, text }) => {
    const references = collectComposerContextReferences(text)
    const ids = [...new Set(references.map(({ contextId }) => contextId))]
    const records = ids.flatMap((id) => all.get(id) ?? [])
    let tree
    return {
      name,
      text,
      references,
      records,
      get tree() {
        tree ??= fromMarkdown(text, { mdastExtensions: [contextReferenceFromMarkdown()] })
        return tree
      },
    }
  })
}

/** The draft of a message, as a client's store has it. */
export function draftOf({ text, records }) {
  const ofKinds = (...kinds) => records.filter(({ kind }) => kinds.includes(kind))
  return {
    text,
    terminals: ofKinds('terminal'),
    reviewComments: ofKinds('review-comment'),
    previewAnnotations: ofKinds('preview-annotation'),
    attachments: ofKinds('image', 'file'),
    records: ofKinds('element', 'mention', 'skill'),
  }
}

/** A source of ids that gives the same each time. */
export function countingIds() {
  let count = 0
  return () => `fresh_${++count}`
}
