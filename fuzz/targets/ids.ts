import { equal, notEqual, ok, throws } from 'node:assert/strict'
import { kind as kindRule } from '../../grammar/context-reference.ts'
import {
  toComposerContextId,
  toKindScopedComposerContextId,
  toPreviewAnnotationContextId,
} from '../../src/record/fold.ts'
import { createComposerContextReferenceId } from '../../src/record/identity.ts'
import { CAPTURED_PIECES } from '../arbitraries/captured-text.ts'
import { FOREIGN } from '../arbitraries/rule-arbitrary.ts'
import { struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import { foldedId, isIdOfRules } from '../oracles/folded-id.ts'
import { viablePrefix } from '../oracles/viable-prefix.ts'
import type { Target } from './target.ts'

export interface IdsInput {
  kind: string
  otherKind: string
  id: string
  otherId: string
}

const KIND_PIECES = ['file', 'image', 'x-1', 'a', 'k'.repeat(38), 'annotation', ...FOREIGN]

const ID_PIECES = [
  ...['ctx_1', 'a b', 'file_', 'annotation-', '__proto__', 'src/main.ts', 'I'.repeat(127), '/'.repeat(190)],
  ...['a-b_c8687a08aa5d6ed2044328fa6a697ab8', 'e\u0301', '\ud801'],
  ...new Set([...FOREIGN, ...CAPTURED_PIECES]),
]

/** Section 8 of the specification: identity. */
export const ids: Target<IdsInput> = {
  law: 'Every id gives a valid one, which is itself if it is valid and otherwise slug and hash; no two foreign ids, of whatever kinds, give the same, nor an annotation and its screenshot.',
  input: struct({
    kind: words(KIND_PIECES),
    otherKind: words(KIND_PIECES),
    id: words(ID_PIECES),
    otherId: words(ID_PIECES),
  }),
  dictionary: [...new Set([...KIND_PIECES, ...ID_PIECES])],
  check({ kind, otherKind, id, otherId }) {
    const folded = toComposerContextId(id)
    checkFolded(folded, id)
    checkDistinct([id, folded], [otherId, toComposerContextId(otherId)])

    const annotation = toPreviewAnnotationContextId(id)
    checkFolded(annotation, `annotation-${id}`)
    notEqual(annotation, folded)

    if (!isKindOfRules(kind)) {
      throws(() => toKindScopedComposerContextId(kind, id), {
        message: `Invalid kind: ${JSON.stringify(kind)}`,
      })
    } else {
      const scoped = toKindScopedComposerContextId(kind, id)
      checkFolded(scoped, `${kind}_${id}`)
      for (const one of [kind, otherKind].filter(isKindOfRules)) {
        checkDistinct(
          [`${kind}_${id}`, scoped],
          [`${one}_${otherId}`, toKindScopedComposerContextId(one, otherId)],
        )
      }
    }

    const reference = () => createComposerContextReferenceId(() => id)
    if (id !== '' && isIdOfRules(`ref_${id}`)) equal(reference(), `ref_${id}`)
    else throws(reference, TypeError)
    return !isIdOfRules(id)
  },
}

function isKindOfRules(kind: string): boolean {
  return viablePrefix(kindRule, kind).accepted
}

function checkFolded(folded: string, producerId: string): void {
  equal(folded, foldedId(producerId))
  ok(isIdOfRules(folded), folded)
  equal(toComposerContextId(folded), folded)
}

/** Two texts that are both valid, or both foreign, give the same id only if they are the same. */
function checkDistinct([text, id]: [string, string], [otherText, otherId]: [string, string]): void {
  if (isIdOfRules(text) === isIdOfRules(otherText)) equal(id === otherId, text === otherText)
}
