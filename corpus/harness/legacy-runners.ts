import { expect } from 'vitest'
import { upgradeLegacyContextMessage } from '../../src/legacy/upgrade.ts'
import type { Runners } from './check.ts'

/** The checks of messages from before references existed. */
export const legacyRunners: Pick<Runners, 'upgrade'> = {
  upgrade: ({ input, expect: upgraded }) =>
    expect(upgradeLegacyContextMessage(input)).toStrictEqual(upgraded),
}
