import { IDS } from '../../src/clipboard/paste.fixture.ts'
import { countingIds, deepFreeze, fragmentOf } from '../../src/clipboard/records.fixture.ts'
import type { ComposerContextRecord } from '../../src/record/record.ts'
import { choice, struct } from '../format/field.ts'
import { contextRecord, distinctRecords } from '../format/record.ts'
import { words } from '../format/words.ts'
import { checkPaste } from '../oracles/paste-laws.ts'
import { checkStash } from '../oracles/stash-laws.ts'
import type { Target } from './target.ts'

export interface PasteInput {
  text: string
  copied: ComposerContextRecord[]
  /** Where that was; the draft is `here`. */
  environmentId: string
  /** The records of the draft. */
  own: ComposerContextRecord[]
}

const REFERENCES = [...IDS, 'gone'].flatMap((id) => [
  `[a](t3-context://v1/file/${id})`,
  `![](t3-context://v1/image/${id})`,
  `/${id})`,
])

const PIECES = [
  ...REFERENCES,
  '[',
  '](t3-context://v1/future',
  ' ',
  'a',
  '\\',
  '!',
  '`',
  '\r\n',
  '&amp;',
  '\ud800',
]

/** Few payloads, so that some are equal. */
const PAYLOADS = ['x', 'y', '__proto__']

const records = distinctRecords(contextRecord(IDS, PAYLOADS))

/** Section 10 of the specification, and the stash of section 9: what comes into a draft. */
export const paste: Target<PasteInput> = {
  law: 'Behind every reference that is pasted or restored is what was there before, once, or a reason why nothing is; and nothing else changes.',
  input: struct({
    text: words(PIECES),
    copied: records,
    environmentId: choice<string>(['here', 'elsewhere']),
    own: records,
  }),
  dictionary: [...PIECES, ...IDS, ...PAYLOADS],
  check({ text, copied, environmentId, own }) {
    deepFreeze([copied, own])
    const fragment = fragmentOf(copied, environmentId)
    const { imported, fetched, unresolved } = checkPaste(
      deepFreeze({ text, fragment, draft: { records: own }, environmentId: 'here', mintId: countingIds() }),
    )
    checkStash({ text, records: copied, own })
    return imported.length + fetched.length + unresolved.length > 0
  },
}
