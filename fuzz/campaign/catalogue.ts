import { type Bundles, bundleTargets } from '../engines/bundle.ts'
import { seedsOf } from '../seeds/index.ts'
import { type TargetName, targets } from '../targets/index.ts'
import type { CampaignTarget } from './campaign.ts'
import { storedInputs } from './inputs.ts'
import { pathOf } from './paths.ts'

/** The names of all targets. */
export const TARGET_NAMES = Object.keys(targets) as readonly TargetName[]

/** Bundle targets for the engines. */
export function bundle(names: readonly TargetName[]): Promise<Bundles> {
  const modules = new Map(names.map((name) => [name, pathOf(`fuzz/targets/${name}.ts`)]))
  return bundleTargets(modules, pathOf('fuzz/out/bundles'))
}

/** A target with all that a campaign can begin with. */
export async function describe(name: TargetName): Promise<CampaignTarget> {
  const { dictionary } = targets[name]
  return { name, dictionary, seeds: [...seedsOf(name), ...(await storedInputs(name))] }
}

/**
 * The target of this name.
 *
 * @throws {RangeError} names those that there are
 */
export function targetNamed(name: string): TargetName {
  const found = TARGET_NAMES.find((one) => one === name)
  if (!found) throw new RangeError(`No target ${name}. There are: ${TARGET_NAMES.join(', ')}`)
  return found
}
