import type { Rule } from '../../grammar/rule.ts'
import { holds } from './code-units.ts'

/** How far a text agrees with a rule. */
export interface ViablePrefix {
  /** The UTF-16 code units of the longest beginning of the text that some accepted string has, too. */
  length: number
  /** Whether the rule accepts the whole text. */
  accepted: boolean
}

/**
 * Compare a text with a rule, by following every way through the rule at once. Slow, obviously right and made of
 * nothing that the parsers are made of: the oracle of the explanations.
 *
 * @param rule what is repeated in it does not accept the empty string
 * @param text any text
 */
export function viablePrefix(rule: Rule, text: string): ViablePrefix {
  let states: State[] = [{ rule, next: null }]
  for (let length = 0; length < text.length; length++) {
    const after = states.flatMap((state) => step(state, text.charCodeAt(length)))
    if (after.length === 0) return { length, accepted: false }
    states = after
  }
  return { length: text.length, accepted: states.some(acceptsEmpty) }
}

/** What is still to come: a rule and what follows it; `null` when nothing is. */
type State = { rule: Rule; next: State } | null

/** The states behind one code unit. */
function step(state: State, unit: number): State[] {
  if (state === null) return []
  const { rule, next } = state
  switch (rule.type) {
    case 'literal': {
      if (rule.value === '') return step(next, unit)
      if (rule.value.charCodeAt(0) !== unit) return []
      return [rule.value.length === 1 ? next : { rule: { ...rule, value: rule.value.slice(1) }, next }]
    }
    case 'set':
      return holds(rule, unit) ? [next] : []
    case 'sequence':
      return step(
        rule.rules.reduceRight<State>((behind, part) => ({ rule: part, next: behind }), next),
        unit,
      )
    case 'choice':
      return rule.rules.flatMap((part) => step({ rule: part, next }, unit))
    case 'repeat': {
      const { min, max } = rule
      const without = min === 0 ? step(next, unit) : []
      if (max === 0) return without
      const rest: State = { rule: { ...rule, min: Math.max(min - 1, 0), max: max - 1 }, next }
      return [...step({ rule: rule.rule, next: rest }, unit), ...without]
    }
    case 'capture':
      return step({ rule: rule.rule, next }, unit)
  }
}

/** Whether nothing needs to come any more. */
function acceptsEmpty(state: State): boolean {
  if (state === null) return true
  return matchesEmpty(state.rule) && acceptsEmpty(state.next)
}

function matchesEmpty(rule: Rule): boolean {
  switch (rule.type) {
    case 'literal':
      return rule.value === ''
    case 'set':
      return false
    case 'sequence':
      return rule.rules.every(matchesEmpty)
    case 'choice':
      return rule.rules.some(matchesEmpty)
    case 'repeat':
      return rule.min === 0 || matchesEmpty(rule.rule)
    case 'capture':
      return matchesEmpty(rule.rule)
  }
}
