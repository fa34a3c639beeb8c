/** Make brackets that open and never become a reference. */
export function makeHostileBrackets(count: number): string {
  return `${'['.repeat(count)}](t3-context:`
}
