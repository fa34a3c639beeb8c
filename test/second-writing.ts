import { transformSync } from 'esbuild'

/** A place that writes the syntax of references a second time. */
export interface SecondWriting {
  /** What is written there again. */
  what: 'the scheme' | 'the version' | 'a kind' | 'a context id' | 'a bound'
  /** The piece of code. */
  code: string
}

/**
 * Find where code spells the syntax of references, which only `grammar/context-reference.ts` may.
 *
 * A set of characters is known by its members, so that neither order nor `\w` hides one. Comments and types do not
 * count; strings that are put together from constants do.
 *
 * @param text a TypeScript module
 */
export function findSecondWritings(text: string): SecondWriting[] {
  const { code } = transformSync(text, { loader: 'tsx', minifySyntax: true, legalComments: 'none' })
  // In a string a backslash is written twice.
  const plain = code.replaceAll('\\\\', '\\')
  const decoded = plain.replace(/\\u([0-9a-f]{4})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [
    // Before white space it is the name of the command, and what it says.
    ...matches(decoded, /t3-context\\?:(?!\s)/gi, 'the scheme'),
    ...matches(decoded, /(?:\\?\/){2}v1\b/gi, 'the version'),
    ...sets(plain),
    ...matches(plain, /\{(?:[01],)?(?:39|40|127|128|511|512)\}/g, 'a bound'),
  ]
}

function matches(code: string, pattern: RegExp, what: SecondWriting['what']): SecondWriting[] {
  return Array.from(code.matchAll(pattern), ([match]) => ({ what, code: match }))
}

const KIND_MEMBERS = membersOf('a-z0-9-')
const ID_MEMBERS = membersOf('A-Za-z0-9_-')

function sets(code: string): SecondWriting[] {
  return Array.from(code.matchAll(/\[((?:\\.|[^\]\\\n])*)\]/g)).flatMap(
    ([set, body = '']): SecondWriting[] => {
      const members = membersOf(body)
      if (members === KIND_MEMBERS) return [{ what: 'a kind', code: set }]
      if (members === ID_MEMBERS) return [{ what: 'a context id', code: set }]
      return []
    },
  )
}

/** The ASCII characters that a set of a regular expression accepts; the empty string if it is none. */
function membersOf(body: string): string {
  const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit))
  try {
    const set = new RegExp(`^[${body}]$`)
    return ascii.filter((character) => set.test(character)).join('')
  } catch {
    return ''
  }
}
