/** What stands for a label of which no letter or digit is left. */
const NAMELESS = 'terminal'

/**
 * The id of a terminal that is known by its label: lower case, and `-` for each run of anything but letters and digits
 * (and the marks on them) of any script.
 */
export function terminalSlug(label: string): string {
  const slug = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? NAMELESS : slug
}

/** The lines of an excerpt as a mention names them. */
export function lineRange({ lineStart, lineEnd }: { lineStart: number; lineEnd: number }): string {
  return lineStart === lineEnd ? `${lineStart}` : `${lineStart}-${lineEnd}`
}

/** What a terminal is called in a mention: its slug, or its label with nothing but white space replaced. */
export function mentionNames(label: string): Set<string> {
  return new Set([terminalSlug(label), label.toLowerCase().replace(/\s+/g, '-')])
}
