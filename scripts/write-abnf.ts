/** Write the ABNF text of the grammar to the file that is checked in. */
import { writeFileSync } from 'node:fs'
import { contextReferenceAbnf } from '../grammar/abnf-file.ts'

writeFileSync(new URL('../grammar/context-reference.abnf', import.meta.url), contextReferenceAbnf())
