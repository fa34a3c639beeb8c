import { parseAssistantCitationHref } from '../../src/provider/citation.ts'

/** Write a citation as it comes, with what the platform has for it, and read that; null if it cannot be read. */
export function writeLooselyAndRead(citation: object): object | null {
  const { version = 1, environmentId, threadId, messageId, ...fields } = citation as Record<string, unknown>
  const values = Object.entries(fields).filter(([, value]) => value !== undefined)
  const isText = ['text', 'prefix', 'suffix', 'comment'].every(
    (key) =>
      typeof (fields[key] ?? '') === 'string' && fields[key] !== null && !/\p{Cs}/u.test(String(fields[key])),
  )
  const ids = [environmentId, threadId, messageId]
  if (!isText || ids.some((id) => typeof id !== 'string' || /\p{Cs}/u.test(id))) return null
  if (typeof fields.start !== 'number' || typeof fields.end !== 'number') return null
  const query = new URLSearchParams(Object.fromEntries(values.map(([key, value]) => [key, String(value)])))
  return parseAssistantCitationHref(
    `t3-citation://v${version}/${ids.map((id) => encodeURIComponent(String(id))).join('/')}?${query}`,
  )
}
