import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messageContextJsonSchema } from '../../scripts/json-schema.ts'

it('should be written again when a schema changes: npm run json-schema', () => {
  const file = new URL('message-context.schema.json', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(messageContextJsonSchema())
})
