import type { Rule } from './rule.ts'

/**
 * Compile a rule to one sticky `RegExp`: set `lastIndex`, then `exec` or `test` matches exactly there. Captures
 * become groups, in their order: named ones would cost time on the hot paths. No flag but `y`: under `i` with `u`,
 * `[a-z]` would match U+017F and U+212A.
 */
export function toRegExp(rule: Rule): RegExp {
  return new RegExp(regExpSource(rule), 'y')
}

/** Compile a rule to a `RegExp` without state that accepts a whole string and nothing around it. */
export function toWholeRegExp(rule: Rule): RegExp {
  // Without the flag `m`, `$` matches at the very end only (unlike in most other languages).
  return new RegExp(`^${regExpSource(rule)}$`)
}

/**
 * Write a rule as the source of a regular expression. Characters other than letters, digits and `_` are written as
 * `\uXXXX`, which is right at every place and under every flag.
 */
export function regExpSource(rule: Rule): string {
  switch (rule.type) {
    case 'literal':
      return write(rule.value)
    case 'set':
      return `[${rule.negated ? '^' : ''}${rule.ranges.map(writeRange).join('')}]`
    case 'sequence':
      return rule.rules.map(regExpSource).join('')
    case 'choice':
      return `(?:${rule.rules.map(regExpSource).join('|')})`
    case 'repeat':
      return `(?:${regExpSource(rule.rule)}){${rule.min},${rule.max}}`
    case 'capture':
      return `(${regExpSource(rule.rule)})`
  }
}

function writeRange(range: string): string {
  return [range.slice(0, 1), range.slice(2)].filter(Boolean).map(write).join('-')
}

function write(text: string): string {
  return text.replace(/\W/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
