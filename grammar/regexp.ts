import type { CodeUnitRange, Rule } from './rule.ts'

/**
 * Compile a rule to one sticky `RegExp`: set `lastIndex`, then `exec` or `test` matches exactly there. Captures
 * become named groups. No flag but `y`: under `i` with `u`, `[a-z]` would match U+017F and U+212A.
 */
export function toRegExp(rule: Rule): RegExp {
  return new RegExp(regExpSource(rule), 'y')
}

/** Compile a rule to a `RegExp` without state that accepts a whole string and nothing around it. */
export function toWholeRegExp(rule: Rule): RegExp {
  // Without the flag `m`, `$` matches at the very end only (unlike in most other languages).
  return new RegExp(`^(?:${regExpSource(rule)})$`)
}

/** Write a rule as the source of a regular expression. */
export function regExpSource(rule: Rule): string {
  switch (rule.type) {
    case 'literal':
      return Array.from(rule.value, escapeLiteral).join('')
    case 'set':
      return `[${rule.ranges.map(range).join('')}]`
    case 'sequence':
      return rule.rules.map(regExpSource).join('')
    case 'choice':
      return `(?:${rule.rules.map(regExpSource).join('|')})`
    case 'repeat':
      return `${atom(rule.rule)}${quantifier(rule.min, rule.max)}`
    case 'capture':
      return `(?<${rule.name}>${regExpSource(rule.rule)})`
  }
}

function atom(rule: Rule): string {
  const source = regExpSource(rule)
  return rule.type === 'set' || rule.type === 'choice' || rule.type === 'capture' ? source : `(?:${source})`
}

function quantifier(min: number, max: number): string {
  return min === 0 && max === 1 ? '?' : `{${min},${max}}`
}

function range([first, last]: CodeUnitRange): string {
  return first === last ? unit(first) : `${unit(first)}-${unit(last)}`
}

function unit(code: number): string {
  const character = String.fromCharCode(code)
  return /[0-9A-Za-z]/.test(character) ? character : `\\u${code.toString(16).padStart(4, '0')}`
}

function escapeLiteral(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
}
