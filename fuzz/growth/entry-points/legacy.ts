import * as exports from '../../../src/legacy/index.ts'
import type { EntryPoint } from '../entry-point.ts'
import { LEGACY } from '../families/legacy.ts'
import { pieces, REFERRING, review, terminal } from './values.ts'

const { canSerializeLegacyContextRecord, serializeLegacyContextMessage } = exports

const record = { ...terminal, lineEnd: 1, contextId: 'legacy_terminal_1' }

/** Messages of clients before references. */
export const legacy: EntryPoint = {
  name: 'legacy',
  exports,
  work: {
    canSerializeLegacyContextRecord: {
      lines: (text) => canSerializeLegacyContextRecord({ ...record, text } as never),
      'a comment': (text) => canSerializeLegacyContextRecord({ ...review, text } as never),
    },
    serializeLegacyContextMessage: {
      'a message': (text) => serializeLegacyContextMessage({ text, records: [record as never] }),
      'a diff': (diff) =>
        serializeLegacyContextMessage({ text: REFERRING, records: [{ ...review, diff } as never] }),
      records: (text) =>
        serializeLegacyContextMessage({
          text: REFERRING,
          records: pieces(text).map((text) => ({ ...record, text }) as never),
        }),
    },
    upgradeLegacyContextMessage: { 'a message': exports.upgradeLegacyContextMessage },
  },
  families: { serializeLegacyContextMessage: LEGACY, upgradeLegacyContextMessage: LEGACY },
}
