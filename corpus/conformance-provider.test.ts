import { describe, expect, it } from 'vitest'
import { readSuite, readSuiteText } from './harness/files.ts'
import { runCheck } from './harness/runners.ts'

describe.each(readSuite('provider.json'))('$name', ({ name: _, output, ...input }) => {
  it('should be projected to this text', async () => {
    await runCheck({ do: 'project', input, expect: output })
  })
})

it('should be ASCII, so that no editor or porter loses a character', () => {
  expect(readSuiteText('provider.json').match(/[^\n -~]/g)).toBeNull()
})
