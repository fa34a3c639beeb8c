import {
  type AssistantCitation,
  CITATION_AFFIX_MAX,
  CITATION_COMMENT_MAX,
  CITATION_ID_MAX,
  CITATION_TEXT_MAX,
} from '../../src/provider/citation-syntax.ts'
import { CITATION_PIECES } from '../arbitraries/citation-arbitrary.ts'
import { type Field, flag, map, struct } from './field.ts'
import { whole } from './whole.ts'
import { words } from './words.ts'

/** A text that a citation can hold; the least one for what is not enough. */
function bounded(max: number, least = '', isEnough: (text: string) => boolean = () => true): Field<string> {
  return map(
    words(CITATION_PIECES),
    (text) => {
      const cut = text.slice(0, max).replace(/\p{Cs}/gu, '')
      return isEnough(cut) ? cut : least
    },
    (text) => text,
  )
}

const id = bounded(CITATION_ID_MAX, 'e', (text) => text !== '')

/** A citation that can be written, all of its fields in the order of the path and the query. */
export const assistantCitation: Field<AssistantCitation> = map(
  struct({
    ids: struct({ environmentId: id, threadId: id, messageId: id }),
    start: whole(),
    length: whole(1),
    texts: struct({
      text: bounded(CITATION_TEXT_MAX, 'a', (text) => text.trim() !== ''),
      prefix: bounded(CITATION_AFFIX_MAX),
      suffix: bounded(CITATION_AFFIX_MAX),
    }),
    hasComment: flag,
    comment: bounded(CITATION_COMMENT_MAX),
  }),
  ({ ids, start, length, texts, hasComment, comment }): AssistantCitation => {
    const end = Math.min(start + length, Number.MAX_SAFE_INTEGER)
    const place = { version: 1 as const, ...ids, start: Math.min(start, end - 1), end }
    return { ...place, ...texts, ...(hasComment ? { comment } : {}) }
  },
  ({ environmentId, threadId, messageId, start, end, text, prefix, suffix, comment }) => ({
    ids: { environmentId, threadId, messageId },
    start,
    length: end - start,
    texts: { text, prefix, suffix },
    hasComment: comment !== undefined,
    comment: comment ?? '',
  }),
)
