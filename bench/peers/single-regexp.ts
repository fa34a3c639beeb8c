/** One hand-written regular expression: what a careful person would write for the URI alone. */
const URI = /^t3-context:\/\/v1\/([a-z][a-z0-9-]{0,39})\/([A-Za-z0-9_-]{1,128})$/

/** Read a context URI with one hand-written `RegExp`. */
export function parseWithSingleRegExp(href: string): { kind: string; contextId: string } | null {
  const match = URI.exec(href)
  return match ? { kind: match[1] as string, contextId: match[2] as string } : null
}
