import type { ComposerContextTarget } from '../../grammar/explain.ts'

const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'

/**
 * Read the URI of a context reference with the platform's URL parser, without the grammar: what a parser would change, or
 * takes for more than a host and a path, is none (specification, section 1).
 */
export function readByUrl(href: string): ComposerContextTarget | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  const [empty, kind = '', contextId = '', ...more] = url.pathname.split('/')
  if (empty !== '' || more.length > 0 || url.protocol !== 't3-context:' || url.hostname !== 'v1') return null
  // Not what the parser makes of it, but what is written.
  if (href !== `${url.protocol}//${url.hostname}/${kind}/${contextId}`) return null
  const isKind = isOf(kind, `${LOWER}${DIGITS}-`, 40) && LOWER.includes(kind[0] as string)
  const isId = isOf(contextId, `${LOWER}${LOWER.toUpperCase()}${DIGITS}_-`, 128)
  return isKind && isId ? { kind, contextId } : null
}

function isOf(text: string, characters: string, max: number): boolean {
  return text.length > 0 && text.length <= max && [...text].every((one) => characters.includes(one))
}
