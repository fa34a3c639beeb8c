import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DIALECT_NAMES } from '../../corpus/harness/dialects.ts'
import { labelText, labelValue } from '../../fuzz/arbitraries/label-arbitrary.ts'
import { surroundings } from '../../fuzz/arbitraries/surroundings.ts'
import { type AgreementForm, type AgreementInput, agreement } from '../../fuzz/targets/agreement.ts'

/** Arbitrary Markdown with references in it: canonical ones, and ones with a label as somebody typed it. */
function messages(): fc.Arbitrary<AgreementInput> {
  const written = fc.tuple(labelValue(), fc.constantFrom<AgreementForm>('link', 'image'))
  const typed = fc.tuple(labelText(), fc.constant<AgreementForm>('typed'))
  const part = fc
    .tuple(surroundings(), fc.oneof({ weight: 3, arbitrary: written }, typed))
    .map(([around, [label, form]]) => ({ ...around, block: ['', ''] as const, label, form }))
  return fc.record({
    dialect: fc.constantFrom(...DIALECT_NAMES),
    start: fc.constantFrom('', '', '\ufeff'),
    parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    between: fc.constantFrom(' ', '\n\n'),
  })
}

it('should find what the plugin makes nodes of, and a part of what the raw scan finds', () => {
  let references = 0
  fc.assert(
    fc.property(messages(), (input) => {
      if (agreement.check(input)) references++
    }),
    { numRuns: 3_000 },
  )
  expect(references).toBeGreaterThan(2_000)
})
