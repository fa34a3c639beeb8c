/** Write the page of accepted mutants, without a run. */
import { writeFileSync } from 'node:fs'
import { MUTANTS_PAGE, mutantsPage } from './mutants-page.ts'

writeFileSync(MUTANTS_PAGE, mutantsPage())
