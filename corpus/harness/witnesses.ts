import { readFileSync } from 'node:fs'

/** A text around a reference that an escape in its label can matter to. */
interface Witness {
  name: string
  before: string
  /** `{label}` stands for the label with a bare `^`, `{backticks}` and `{dollars}` for its first run of those. */
  after: string
}

const witnesses = JSON.parse(readFileSync(new URL('../witnesses.json', import.meta.url), 'utf8')) as Witness[]

/**
 * The witness surroundings for a label: what the law of minimality is held against.
 *
 * @param label the label value
 * @param source how it is written
 */
export function witnessesFor(label: string, source: string): [before: string, after: string][] {
  const name = source.replace(/^\\\^/, '^')
  const [backticks = ''] = /`+/.exec(label) ?? []
  const [dollars = ''] = /\$+/.exec(label) ?? []
  return witnesses.map(({ before, after }) => [
    before,
    after
      .replace('{label}', () => name)
      .replace('{backticks}', backticks)
      .replace('{dollars}', () => dollars),
  ])
}
