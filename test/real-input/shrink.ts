/** A document with one place in it. */
export interface Spot {
  before: string
  after: string
}

/**
 * Leave out lines around a place as long as a fault stays: a small reproduction of what fails in a large document.
 *
 * @param spot where it fails
 * @param fails whether it still does
 */
export function shrink(spot: Spot, fails: (spot: Spot) => boolean): Spot {
  let { before, after } = spot
  const leads = linesOf(before)
  const tails = linesOf(after)
  // The line of the place itself stays.
  const first = dropWhile(leads.slice(0, -1), (kept) =>
    fails({ before: [...kept, leads.at(-1)].join(''), after }),
  )
  before = [...first, leads.at(-1)].join('')
  const last = dropWhile(tails.slice(1), (kept) => fails({ before, after: [tails[0], ...kept].join('') }))
  after = [tails[0], ...last].join('')
  return { before, after }
}

/** Split behind line ends; the last line has none. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** Drop chunks of lines, larger ones first, as long as the test holds. */
function dropWhile(lines: string[], holds: (kept: string[]) => boolean): string[] {
  let kept = lines
  for (let size = kept.length; size >= 1; size = Math.floor(size / 2)) {
    for (let index = 0; index < kept.length; ) {
      const next = [...kept.slice(0, index), ...kept.slice(index + size)]
      if (holds(next)) kept = next
      else index += size
    }
  }
  return kept
}
