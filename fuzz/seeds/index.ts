import { type TargetName, targets } from '../targets/index.ts'
import { seeds as agreement } from './agreement.ts'
import { seeds as citation } from './citation.ts'
import { seeds as clipboard } from './clipboard.ts'
import { spread } from './corpus.ts'
import { seeds as href } from './href.ts'
import { seeds as ids } from './ids.ts'
import { seeds as label } from './label.ts'
import { seeds as legacy } from './legacy.ts'
import { seeds as paste } from './paste.ts'
import { seeds as projection } from './projection.ts'
import { seeds as records } from './records.ts'
import { seeds as roundtrip } from './roundtrip.ts'
import { seeds as scan } from './scan.ts'
import { seeds as survival } from './survival.ts'

/** The inputs that a campaign of each target begins with, of the corpus and of the rules of the grammar. */
export const seeds: Readonly<Record<TargetName, () => readonly unknown[]>> = {
  href,
  label,
  survival,
  scan,
  agreement,
  roundtrip,
  projection,
  citation,
  legacy,
  records,
  clipboard,
  paste,
  ids,
}

/** How many seeds a target has at most. */
const SEEDS_MAX = 150

/** The seeds of a target in bytes: each once, always in the same order. */
export function seedsOf(name: TargetName): Uint8Array[] {
  const all = seeds[name]().map((input) => Buffer.from(targets[name].input.write(input)))
  return spread([...new Map(all.map((bytes) => [bytes.toString('latin1'), bytes])).values()], SEEDS_MAX)
}
