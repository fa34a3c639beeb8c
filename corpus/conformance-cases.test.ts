import { describe, expect, it } from 'vitest'
import type { Check } from './harness/check.ts'
import { readSuite, readSuiteText } from './harness/files.ts'
import { runCheck, runners } from './harness/runners.ts'

const cases = readSuite('cases.json')

// Numbers are never given twice; the gaps are cases that became part of others.
const IDS = [
  ...['C01', 'C02', 'C03', 'C05', 'C06', 'C07', 'C08', 'C10', 'C11', 'C12', 'C14', 'C15', 'C17', 'C18'],
  ...['C19', 'C21', 'C23', 'C25', 'C27', 'C28', 'C30', 'C32', 'C34', 'C36', 'C37', 'C38', 'C39', 'C40'],
  ...['C42', 'C43', 'C47', 'C48', 'C49', 'C51', 'C52', 'C53', 'C54', 'C56', 'C57', 'C58'],
]

describe('the list of cases', () => {
  it('should have every id once, in order', () => {
    expect(cases.map(({ id }) => id)).toStrictEqual(IDS)
  })

  it('should be ASCII, so that no editor or porter loses a character', () => {
    expect(readSuiteText('cases.json').match(/[^\n -~]/g)).toBeNull()
  })

  it('should use every runner', () => {
    const used = new Set(cases.flatMap(({ checks }) => checks.map((check) => check.do)))
    expect([...used].sort()).toStrictEqual(Object.keys(runners).sort())
  })
})

describe.each(cases)('$id $title', ({ checks }) => {
  it.each(checks.map((check) => [nameOf(check), check] as const))(
    '%s',
    async (_, check) => {
      await runCheck(check)
    },
    60_000,
  )
})

function nameOf(check: Check): string {
  return `${check.do} ${JSON.stringify(check.input).slice(0, 90)}`
}
