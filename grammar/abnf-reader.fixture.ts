/**
 * Read ABNF (RFC 5234, with the case-sensitive strings of RFC 7405) as regular expressions: only what the checked-in
 * file may use, and an error for everything else.
 *
 * @param text rules, one a line; comments are left out
 * @returns a `RegExp` for each rule by its name, which accepts a whole string
 */
export function readAbnf(text: string): Map<string, RegExp> {
  const bodies = new Map<string, string>()
  for (const line of text.split('\n')) {
    const code = /^(?:[^";]|"[^"]*")*/.exec(line)?.[0].trim()
    if (!code) continue
    const [, name, body] = /^([A-Za-z][A-Za-z0-9-]*) *= *(\S.*)$/.exec(code) ?? []
    if (name === undefined || body === undefined) throw new SyntaxError(`Not a rule: ${line}`)
    if (bodies.has(name)) throw new SyntaxError(`Defined twice: ${name}`)
    bodies.set(name, body)
  }
  return new Map(
    Array.from(bodies.keys(), (name) => [name, new RegExp(`^${readRule(name, bodies, [])}$`)] as const),
  )
}

const TOKEN = /%x[0-9A-F]+(?:-[0-9A-F]+)?|%s"[^"]*"|"[^"]*"|\d*\*\d*|[A-Za-z][A-Za-z0-9-]*|[()[\]/]/y

function readRule(name: string, bodies: ReadonlyMap<string, string>, inside: string[]): string {
  const body = bodies.get(name)
  if (body === undefined) throw new SyntaxError(`Not defined: ${name}`)
  if (inside.includes(name)) throw new SyntaxError(`Defined by itself: ${name}`)
  const tokens = body.split(/ +(?=(?:[^"]*"[^"]*")*[^"]*$)/).flatMap(split)
  const source = readAlternatives(tokens, (other) => readRule(other, bodies, [...inside, name]))
  if (tokens.length > 0) throw new SyntaxError(`Left over in ${name}: ${tokens.join(' ')}`)
  return source
}

function split(word: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < word.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(word)?.[0]
    if (token === undefined) throw new SyntaxError(`Not ABNF: ${word.slice(at)}`)
    tokens.push(token)
  }
  return tokens
}

type Resolve = (name: string) => string

function readAlternatives(tokens: string[], resolve: Resolve): string {
  const alternatives = [readConcatenation(tokens, resolve)]
  while (tokens[0] === '/') {
    tokens.shift()
    alternatives.push(readConcatenation(tokens, resolve))
  }
  return `(?:${alternatives.join('|')})`
}

function readConcatenation(tokens: string[], resolve: Resolve): string {
  let source = ''
  while (tokens[0] !== undefined && !['/', ')', ']'].includes(tokens[0])) {
    const [, least, most] = /^(\d*)\*(\d*)$/.exec(tokens[0]) ?? []
    if (least !== undefined) tokens.shift()
    const element = readElement(tokens, resolve)
    source += least === undefined ? element : `${element}{${least || 0},${most}}`
  }
  if (source === '') throw new SyntaxError(`Nothing before ${tokens[0] ?? 'the end'}`)
  return source
}

function readElement(tokens: string[], resolve: Resolve): string {
  const token = tokens.shift() ?? ''
  if (token === '(') return readGroup(tokens, ')', resolve)
  if (token === '[') return `${readGroup(tokens, ']', resolve)}?`
  if (token.startsWith('%x')) return `[${token.slice(2).split('-').map(unit).join('-')}]`
  if (token.startsWith('%s"')) return `(?:${Array.from(token.slice(3, -1), character).join('')})`
  if (token.startsWith('"')) return `(?:${Array.from(token.slice(1, -1), inEitherCase).join('')})`
  if (/^[A-Za-z]/.test(token)) return resolve(token)
  throw new SyntaxError(`Not an element: ${token}`)
}

function readGroup(tokens: string[], end: string, resolve: Resolve): string {
  const source = readAlternatives(tokens, resolve)
  if (tokens.shift() !== end) throw new SyntaxError(`No ${end}`)
  return source
}

function unit(digits: string): string {
  return `\\u${digits.padStart(4, '0')}`
}

function character(one: string): string {
  return unit(one.charCodeAt(0).toString(16))
}

/** Strings in plain quotes are read in either case. */
function inEitherCase(one: string): string {
  return `[${character(one.toLowerCase())}${character(one.toUpperCase())}]`
}
