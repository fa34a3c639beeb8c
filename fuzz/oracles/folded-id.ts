import { createHash } from 'node:crypto'
import { contextId } from '../../grammar/context-reference.ts'
import { encodeWtf8 } from '../format/wtf8.ts'
import { viablePrefix } from './viable-prefix.ts'

/** Whether the rules themselves accept a context id. */
export function isIdOfRules(id: string): boolean {
  return viablePrefix(contextId, id).accepted
}

/** What the specification of ids, in the README of the conformance suite, makes of a producer's id. */
export function foldedId(producerId: string): string {
  if (isIdOfRules(producerId)) return producerId
  const runs = producerId
    .slice(0, 192)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const slug = runs.join('-').slice(0, 48).replace(/-$/, '')
  const hash = createHash('sha256').update(encodeWtf8(producerId)).digest('hex').slice(0, 32)
  return slug === '' ? hash : `${slug}_${hash}`
}
