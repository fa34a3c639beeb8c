import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MUTANTS_PAGE, mutantsPage, renderMutants } from './mutants-page.ts'

it('should be what the lists render to', () => {
  expect(readFileSync(MUTANTS_PAGE, 'utf8')).toBe(mutantsPage())
})

it('should share a reason between mutants of a file', () => {
  const room = { name: 'src/x', tests: [], threshold: 90 }
  const mutant = (file: string, code: string, reason: string) => ({ file, code, mutated: `${code}!`, reason })
  const page = renderMutants([
    [room, [mutant('src/x/a.ts', '1', 'R'), mutant('src/x/b.ts', '2', 'R'), mutant('src/x/a.ts', '3', 'R')]],
    [{ ...room, name: 'src/y' }, []],
  ])
  expect(page.slice(page.indexOf('## src/x'))).toBe(`## src/x: 3

### \`src/x/a.ts\`

R

\`\`\`diff
- 1
+ 1!
- 3
+ 3!
\`\`\`

### \`src/x/b.ts\`

R

\`\`\`diff
- 2
+ 2!
\`\`\`

## src/y: none
`)
})
