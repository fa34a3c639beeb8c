import * as exports from '../../../grammar/index.ts'
import type { EntryPoint } from '../entry-point.ts'

const { contextUri, explainComposerContextHref, label, reference, toParsimmon, toRegExp, toWholeRegExp } =
  exports
const LINK = '[a](t3-context://v1/file/'

const parser = toParsimmon(reference)
const atStart = toRegExp(reference)
const whole = { uri: toWholeRegExp(contextUri), label: toWholeRegExp(label) }

function testAtStart(text: string): boolean {
  atStart.lastIndex = 0
  return atStart.test(text)
}

/** The grammar and its interpretations. What these return takes the text. */
export const grammar: EntryPoint = {
  name: 'grammar',
  exports,
  work: {
    explainComposerContextHref: {
      'a URI': explainComposerContextHref,
      'the kind of a URI': (text) => explainComposerContextHref(`t3-context://v1/${text}`),
      'the id of a URI': (text) => explainComposerContextHref(`t3-context://v1/file/${text}`),
    },
    // Only what begins as a reference: see its contract.
    toParsimmon: {
      'the label of a reference': (text) => parser.parse(`[${text}`),
      'the end of a reference': (text) => parser.parse(LINK + text),
    },
    toRegExp: {
      'a reference': testAtStart,
      'the label of a reference': (text) => testAtStart(`[${text}`),
      'the end of a reference': (text) => testAtStart(LINK + text),
    },
    toWholeRegExp: {
      'a URI': (text) => whole.uri.test(text),
      'a label': (text) => whole.label.test(text),
    },
  },
  withoutText: {
    contextReferenceAbnf: 'takes nothing',
    regExpSource: 'takes a rule, which the programmer writes',
    toAbnf: 'takes rules, which the programmer writes',
  },
}
