import { equal, ok } from 'node:assert/strict'
import { formatComposerContextReference } from '../../src/reference/format.ts'
import { LABEL_VALUE_MAX, sanitizeComposerContextLabel } from '../../src/reference/label.ts'
import { readComposerContextReference } from '../../src/reference/scan.ts'
import { LABEL_PIECES } from '../arbitraries/label-arbitrary.ts'
import { choice, flag, struct } from '../format/field.ts'
import { words } from '../format/words.ts'
import type { Target } from './target.ts'

const FORBIDDEN = /[[\]\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Surrogate}]/u
const UNTIDY = /^\s|\s\s|\s$|[^\S ]/
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

export interface LabelInput {
  kind: string
  image: boolean
  text: string
}

/** Section 2 of the specification: what a label value is, and how it is written. */
export const label: Target<LabelInput> = {
  law: 'A label value is one tidy line of 1 to 200 characters, sanitizing it again changes nothing, and what is written of it reads as it.',
  input: struct({ kind: choice<string>(['file', 'image', 'x-1']), image: flag, text: words(LABEL_PIECES) }),
  dictionary: LABEL_PIECES,
  check({ kind, image, text }) {
    const value = sanitizeComposerContextLabel(text, kind)
    ok(!FORBIDDEN.test(value) && !UNTIDY.test(value) && VISIBLE.test(value), JSON.stringify(value))
    ok(value.length > 0 && value.length <= LABEL_VALUE_MAX, `${value.length} characters`)
    equal(sanitizeComposerContextLabel(value, kind), value)
    const source = formatComposerContextReference({ kind, contextId: 'a', label: text, image })
    equal(readComposerContextReference(source)?.label, value)
    equal(formatComposerContextReference({ kind, contextId: 'a', label: value, image }), source)
    return true
  },
}
