import legacy from '../../corpus/conformance/legacy.json' with { type: 'json' }

/** A message of the old form. */
export const OLD = 'Why \ufffc?\n\n<terminal_context>\n- Build line 7:\n  7 | error\n</terminal_context>'

/** Its text, and its context, once it is upgraded. */
export const NEW = 'Why [Build line 7](t3-context://v1/terminal/legacy_terminal_1)?'
export const NEW_CONTEXT = {
  version: 1,
  records: [
    {
      version: 1,
      contextId: 'legacy_terminal_1',
      kind: 'terminal',
      label: 'Build line 7',
      terminalId: 'build',
      terminalLabel: 'Build',
      lineStart: 7,
      lineEnd: 7,
      text: 'error',
    },
  ],
}

/**
 * Make lines of NDJSON: messages of the old form, some that look like one, messages with a context, and chatter.
 *
 * @param count how many
 * @param from the number of the first
 */
export function makeLines(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => JSON.stringify(makeMessage(from + index)))
}

function makeMessage(number: number): object {
  const chatter = 'Lorem ipsum dolor sit amet. '.repeat(number % 50)
  switch (number % 4) {
    case 0:
      return { id: number, text: legacy[(number / 4) % legacy.length]?.text }
    case 1:
      return { id: `m${number}`, text: `${chatter}\n${OLD}`, at: { hour: number % 24 } }
    case 2:
      return { text: `${OLD}\n`, context: { version: 1, records: [] }, id: null }
    default:
      return { role: 'user', text: `Message ${number}. ${chatter}` }
  }
}
