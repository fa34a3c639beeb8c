/** Hostile texts of any length that are alike. */
export interface Family {
  name: string
  /** A text of at most this length, in UTF-16 code units, and not much less. */
  textOf: (length: number) => string
}

/** A part, repeated between what stands before and after it. */
export function repeated(part: string, before = '', after = ''): Family {
  const around = before === '' && after === '' ? '' : ` between ${shown(before)} and ${shown(after)}`
  return {
    name: shown(part) + around,
    textOf: (length) =>
      before + part.repeat(times(length - before.length - after.length, part.length)) + after,
  }
}

/** As many opening parts as closing ones. */
export function nested(open: string, inside: string, close: string): Family {
  return {
    name: `${shown(inside)} in nested ${shown(open)} and ${shown(close)}`,
    textOf: (length) => {
      const depth = times(length - inside.length, open.length + close.length)
      return open.repeat(depth) + inside + close.repeat(depth)
    },
  }
}

/** Parts that differ by their number, counted from 0. */
export function numbered(name: string, partOf: (index: number) => string): Family {
  return {
    name,
    textOf: (length) => {
      const parts: string[] = []
      let room = length
      for (let part = partOf(0); part.length <= room; part = partOf(parts.length)) {
        parts.push(part)
        room -= part.length
      }
      return parts.join('')
    },
  }
}

function times(length: number, partLength: number): number {
  return Math.max(0, Math.floor(length / partLength))
}

/** A part, as a name shows it, in ASCII; long ones are cut. */
function shown(part: string): string {
  const json = JSON.stringify(part).replace(
    /[^ -~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
  return json.length <= 60 ? json : `${json.slice(0, 40)}…${json.slice(-15)}`
}
