import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { checkStash } from '../../fuzz/oracles/stash-laws.ts'
import { paste as law } from '../../fuzz/targets/paste.ts'
import { records, referringText } from './paste.fixture.ts'

it('should show behind every reference what was there before, or say why it does not, and change nothing else', () => {
  let held = 0
  const environment = fc.constantFrom('here', 'here', 'elsewhere')
  fc.assert(
    fc.property(referringText(), records(), environment, records(), (text, copied, environmentId, own) => {
      if (law.check({ text, copied, environmentId, own })) held++
    }),
    { numRuns: 3_000 },
  )
  expect(held).toBeGreaterThan(1_500)
})

it('should restore records of all kinds', () => {
  fc.assert(
    fc.property(referringText(), contextRecords({ maxLength: 8 }), (text, records) => {
      checkStash({ text, records, own: [] })
    }),
    { numRuns: 1_000 },
  )
})
