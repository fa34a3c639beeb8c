import { agreement } from './agreement.ts'
import { citation } from './citation.ts'
import { clipboard } from './clipboard.ts'
import { href } from './href.ts'
import { ids } from './ids.ts'
import { label } from './label.ts'
import { legacy } from './legacy.ts'
import { paste } from './paste.ts'
import { projection } from './projection.ts'
import { records } from './records.ts'
import { roundtrip } from './roundtrip.ts'
import { scan } from './scan.ts'
import { survival } from './survival.ts'
import type { Target } from './target.ts'

const all = {
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

/** The name of a target: that of its file, too. */
export type TargetName = keyof typeof all

// What an input is made of is the target's own business; from outside it is bytes.
/** All targets by their names, from the grammar to whole messages. */
export const targets = all as unknown as Readonly<Record<TargetName, Target<unknown>>>
