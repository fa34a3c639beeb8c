import { formatComposerContextReference } from '../../src/reference/format.ts'
import type { Random } from './random.ts'

const KINDS = [
  'file',
  'image',
  'terminal',
  'element',
  'preview-annotation',
  'review-comment',
  'skill',
] as const

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** What people's chips are called; about one in eight needs an escape. */
const LABELS = [
  'app.ts',
  'README.md',
  'package.json',
  'src/server/index.ts',
  'my_file_v2.test.ts',
  'Screenshot 2025-03-14 at 09.12.44.png',
  'Terminal 1 lines 12-40',
  'docker-compose.yml',
  'schema.sql line 118',
  'Button.tsx lines 4-19',
  'Preview annotation',
  'Login (draft).fig',
  'deploy',
  'error.log',
  'Invoice #4.pdf',
  'useCheckout.ts',
  '@scope/name',
  'vite.config.ts',
  'notes from Zoë.txt',
  'select.css line 7',
  'index.html',
  '$HOME',
  '*draft* plan.md',
  'C:\\temp\\*.log',
] as const

/** Make a kind of the grammar. */
export function makeKind(random: Random): string {
  return random.pick(KINDS)
}

/** Make a context id as clients do: a short prefix and 8 to 21 random characters. */
export function makeContextId(random: Random): string {
  const length = 8 + random.below(14)
  return `ctx_${Array.from({ length }, () => ID_CHARACTERS[random.below(ID_CHARACTERS.length)]).join('')}`
}

/** Make the canonical source of a reference. */
export function makeReference(random: Random): string {
  return formatComposerContextReference({
    kind: makeKind(random),
    contextId: makeContextId(random),
    label: random.pick(LABELS),
  })
}
