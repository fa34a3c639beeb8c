export { toAbnf } from './abnf.ts'
export { contextReferenceAbnf } from './abnf-file.ts'
export {
  CONTEXT_ID_MAX,
  CONTEXT_SCHEME,
  CONTEXT_URI_PREFIX,
  CONTEXT_VERSION,
  contextId,
  contextReferenceRules,
  contextUri,
  KIND_MAX,
  kind,
  LABEL_MAX_ITEMS,
  label,
  REFERENCE_INFIX,
  reference,
} from './context-reference.ts'
export {
  type ComposerContextHrefFault,
  type ComposerContextTarget,
  explainComposerContextHref,
} from './explain.ts'
export { type Match, toParsimmon } from './parsimmon.ts'
export { regExpSource, toRegExp, toWholeRegExp } from './regexp.ts'
export type { Capture, CharacterSet, Choice, Literal, Repetition, Rule, Sequence } from './rule.ts'
