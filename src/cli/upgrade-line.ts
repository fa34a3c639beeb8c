import { upgradeLegacyContextMessage } from '../legacy/upgrade.ts'
import { MESSAGE_CONTEXT_VERSION } from '../record/message-context.ts'
import { setMembers } from './json-members.ts'
import { UnreadableText } from './read.ts'

/**
 * Upgrade a message of NDJSON: `text` gets references, and `context` the records. All other characters stay.
 *
 * ```text
 * {"id":1,"text":"Why?\n<terminal_context>…"}  →  {"id":1,"text":"Why?\n\n[…](…)","context":{…}}
 * ```
 *
 * @param line a message, with white space around it and perhaps a byte order mark before
 * @returns the upgraded line; the same string if the message has a context, or nothing to upgrade
 * @throws {UnreadableText} if it is no message; the reason says why
 */
export function upgradeLine(line: string): string {
  const mark = line.startsWith('\ufeff') ? '\ufeff' : ''
  const json = line.slice(mark.length)
  const { text, context } = parseMessage(json)
  if (context !== null && context !== undefined) return line
  const upgraded = upgradeLegacyContextMessage(text)
  if (upgraded.records.length === 0) return line

  const newContext = { version: MESSAGE_CONTEXT_VERSION, records: upgraded.records }
  const values = new Map([
    ['text', JSON.stringify(upgraded.text)],
    ['context', JSON.stringify(newContext)],
  ])
  return mark + setMembers(json, values)
}

function parseMessage(json: string): { text: string; context?: unknown } {
  const message = parse(json)
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new UnreadableText(`Expected an object, found ${nameType(message)}`)
  }
  const { text, context } = message as { text?: unknown; context?: unknown }
  if (typeof text === 'string') return { text, context }
  throw new UnreadableText(`Expected "text" to be a string, found ${nameType(text)}`)
}

function parse(json: string): unknown {
  try {
    // What is wrong is shown with what is around it, where a line end would only confuse.
    return JSON.parse(json.replace(/\r?\n$/, ''))
  } catch (error) {
    // Nothing else is thrown there.
    throw new UnreadableText((error as SyntaxError).message)
  }
}

function nameType(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
