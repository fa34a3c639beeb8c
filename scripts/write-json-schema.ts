/** Write the JSON Schema files that are checked in. */
import { writeFileSync } from 'node:fs'
import { messageContextJsonSchema } from './json-schema.ts'

const file = new URL('../src/record/message-context.schema.json', import.meta.url)
writeFileSync(file, messageContextJsonSchema())
