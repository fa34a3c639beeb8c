import type { ComposerContextReference } from '../reference/scan.ts'
import type { Carried } from './carry.ts'
import { writeMention } from './mention.ts'

/** How terminals are mentioned. */
export interface Mentioned {
  /** The occurrences that a mention can stand for, and the mention. */
  mentions: Map<ComposerContextReference, string>
  /** All of the records: the terminals of one mention are in the order in which they are mentioned. */
  ordered: Carried[]
}

/** The terminals of one mention: all of them, and those that an occurrence was found of, in order. */
interface Namesakes {
  mention: string
  all: Carried[]
  found: Set<Carried>
  last: Carried | undefined
}

/**
 * Choose which occurrences of terminals become mentions. The first mentions of a name stand for the terminals of that
 * name in order, one each, and all further ones for the last (see `bindTerminals`). So where several have one name,
 * a mention cannot stand for an earlier one again.
 */
export function mentionTerminals(
  all: readonly Carried[],
  references: readonly ComposerContextReference[],
  byId: ReadonlyMap<string, Carried>,
): Mentioned {
  const byTerminal = groupByMention(all)
  const mentions = new Map<ComposerContextReference, string>()
  for (const reference of references) {
    const carried = byId.get(reference.contextId)
    if (!carried) continue
    const namesakes = byTerminal.get(carried)
    if (!namesakes) continue
    const isLast = namesakes.last === carried && namesakes.found.size === namesakes.all.length
    if (!isLast && namesakes.found.has(carried)) continue
    mentions.set(reference, namesakes.mention)
    namesakes.found.add(carried)
    namesakes.last = carried
  }
  return { mentions, ordered: inOrderOfMention(all, byTerminal) }
}

/** The terminals of the mention of each terminal. */
function groupByMention(all: readonly Carried[]): Map<Carried, Namesakes> {
  const byMention = new Map<string, Namesakes>()
  const byTerminal = new Map<Carried, Namesakes>()
  for (const carried of all) {
    if (carried.payload.kind !== 'terminal') continue
    const mention = writeMention(carried.payload)
    const namesakes = byMention.get(mention) ?? { mention, all: [], found: new Set(), last: undefined }
    namesakes.all.push(carried)
    byMention.set(mention, namesakes)
    byTerminal.set(carried, namesakes)
  }
  return byTerminal
}

/** Put the terminals of each mention into the order in which they were found, each at the place of one of them. */
function inOrderOfMention(all: readonly Carried[], byTerminal: ReadonlyMap<Carried, Namesakes>): Carried[] {
  const queues = new Map<Namesakes | undefined, Iterator<Carried>>()
  for (const namesakes of new Set(byTerminal.values()))
    queues.set(namesakes, new Set([...namesakes.found, ...namesakes.all]).values())
  return all.map((carried) => queues.get(byTerminal.get(carried))?.next().value ?? carried)
}
