/** Show the main job on the example chats: the report, the list, one tree, and what the model reads of one. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cli = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url))

const statuses = [
  show('The report: what was meant as a reference and is none', 'check', 'corpus/chats'),
  show('The list: every reference that Markdown sees', 'list', 'corpus/chats'),
  show('The tree of one message', 'tree', 'corpus/chats/26-three-pictures.md'),
  show(
    'What the model reads of one message',
    ...['project', '--records', 'scripts/demo-records.json', 'corpus/chats/09-fix-it.md'],
  ),
]

// The chats named "…-fault" have faults on purpose: the report finds them and exits with 1.
const isFine = statuses.join() === '1,0,0,0'
// The last command adds no line end.
console.log()
console.log(
  isFine ? '\nThe faults in the report are planted. All is well.' : `\nFailed: exit codes ${statuses}`,
)
process.exitCode = isFine ? 0 : 1

function show(heading, ...command) {
  console.log(`\n${heading}\n$ t3-context ${command.join(' ')}\n`)
  // Reports go to standard error; here they stand in order with the rest.
  return spawnSync(process.execPath, [cli, ...command], { cwd: root, stdio: ['ignore', 1, 1] }).status
}
