import type { Check, Runners } from './check.ts'
import { clipboardRunners } from './clipboard-runners.ts'
import { legacyRunners } from './legacy-runners.ts'
import { markdownRunners } from './markdown-runners.ts'
import { messageRunners } from './message-runners.ts'
import { providerRunners } from './provider-runners.ts'
import { recordRunners } from './record-runners.ts'
import { referenceRunners } from './reference-runners.ts'

/** A runner for each kind of check of the implemented sections. */
export const runners: Runners = {
  ...clipboardRunners,
  ...legacyRunners,
  ...referenceRunners,
  ...markdownRunners,
  ...providerRunners,
  ...recordRunners,
  ...messageRunners,
}

/** Run one check; it throws if the check fails. */
export async function runCheck(check: Check): Promise<void> {
  const run = runners[check.do] as (one: Check) => void | Promise<void>
  await run(check)
}
