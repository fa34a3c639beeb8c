import { describe, expect, it } from 'vitest'
import { TARGET_NAMES } from '../fuzz/campaign/catalogue.ts'
import { storedInputs } from '../fuzz/campaign/inputs.ts'
import { readInput } from '../fuzz/format/field.ts'
import { targets } from '../fuzz/targets/index.ts'
import type { Target } from '../fuzz/targets/target.ts'

// What once broke a law, and the corpora that the engines found, merged.
describe.each(TARGET_NAMES)('%s', (name) => {
  it('should hold for every input that is stored', async () => {
    const { input, check, law } = targets[name] as Target<unknown>
    const inputs = await storedInputs(name)
    for (const bytes of inputs) {
      expect(() => check(readInput(input, bytes)), `${law}\n${bytes.toString('base64')}`).not.toThrow()
    }
    expect(inputs.length).toBeGreaterThan(10)
  })
})
