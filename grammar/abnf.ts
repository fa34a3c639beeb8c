import type { CharacterSet, Rule } from './rule.ts'

/**
 * Write named rules as RFC 5234 text, with the case-sensitive strings of RFC 7405. Numbers are UTF-16 code units.
 *
 * @param rules rules by their ABNF names; where one occurs inside another, its name stands for it
 * @returns one rule a line, with a last line end
 */
export function toAbnf(rules: Readonly<Record<string, Rule>>): string {
  const names = new Map(Object.entries(rules).map(([name, rule]) => [rule, name]))
  const width = Math.max(...Object.keys(rules).map((name) => name.length))
  return Object.entries(rules)
    .map(([name, rule]) => `${name.padEnd(width)} = ${body(rule, names, true)}\n`)
    .join('')
}

type Names = ReadonlyMap<Rule, string>

/** `outermost` is true for a rule that must be spelled out, though it has a name. */
function body(rule: Rule, names: Names, outermost = false): string {
  const name = names.get(rule)
  if (name !== undefined && !outermost) return name
  switch (rule.type) {
    case 'literal':
      return literalText(rule.value)
    case 'set':
      return alternatives(codeUnits(rule).map(range))
    case 'sequence':
      return rule.rules.map((part) => body(part, names)).join(' ')
    case 'choice':
      return `( ${rule.rules.map((part) => body(part, names)).join(' / ')} )`
    case 'repeat':
      return repetition(rule.min, rule.max, body(rule.rule, names), isElement(rule.rule, names))
    case 'capture':
      return body(rule.rule, names)
  }
}

function literalText(value: string): string {
  return /[A-Za-z]/.test(value) ? `%s"${value}"` : `"${value}"`
}

function alternatives(parts: string[]): string {
  const text = parts.join(' / ')
  return parts.length === 1 ? text : `( ${text} )`
}

type CodeUnitRange = readonly [first: number, last: number]

/** The code units of a set, as sorted ranges. */
function codeUnits({ ranges, negated }: CharacterSet): CodeUnitRange[] {
  const members = ranges
    .map((range): CodeUnitRange => [range.charCodeAt(0), range.charCodeAt(range.length - 1)])
    .sort((a, b) => a[0] - b[0])
  if (!negated) return members
  const others: CodeUnitRange[] = []
  let next = 0
  for (const [first, last] of [...members, [0x10000, 0x10000] as const]) {
    if (next < first) others.push([next, first - 1])
    next = Math.max(next, last + 1)
  }
  return others
}

function range([first, last]: CodeUnitRange): string {
  return first === last ? `%x${hex(first)}` : `%x${hex(first)}-${hex(last)}`
}

function hex(unit: number): string {
  return unit.toString(16).toUpperCase().padStart(2, '0')
}

function repetition(min: number, max: number, text: string, element: boolean): string {
  if (min === 0 && max === 1) return `[ ${text} ]`
  return `${min === 0 ? '' : min}*${max}${element ? text : `( ${text} )`}`
}

/** Whether the text of a rule binds as one element under a repetition. */
function isElement(rule: Rule, names: Names): boolean {
  if (names.has(rule) || rule.type === 'literal' || rule.type === 'set' || rule.type === 'choice') return true
  return rule.type === 'capture' && isElement(rule.rule, names)
}
