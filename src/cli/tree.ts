import type { Root } from 'mdast'
import { inspect } from 'unist-util-inspect'
import { visit } from 'unist-util-visit'
import { createProcessor } from './dialect.ts'
import { type Environment, hasColor } from './environment.ts'
import { workOnFiles } from './files.ts'
import { escapeInJson } from './printable.ts'
import { hasFailed, report } from './report.ts'
import { UsageError } from './usage-error.ts'

/** Print the mdast of a message as a readable tree. Gives the exit code. */
export async function tree(name: string | undefined, environment: Environment): Promise<number> {
  const { stdout, env } = environment
  const color = hasColor(stdout, env)
  const processor = createProcessor()
  const outcomes = await workOnFiles(name === undefined ? [] : [name], environment, (_text, file) =>
    // Values are written as JSON.
    escapeInJson(inspect(withoutHtml(processor.parse(file)), { color })),
  )
  if (outcomes.length > 1) throw new UsageError(`tree shows one file; ${name} names ${outcomes.length}`)
  for (const { result } of outcomes) if (result !== undefined) stdout.write(`${result}\n`)
  const files = outcomes.map(({ file }) => file)
  report(files, environment)
  return hasFailed(files) ? 1 : 0
}

/** Take from the references what is only for `remark-rehype`, so that the tree shows what was read. */
function withoutHtml(root: Root): Root {
  visit(root, 'contextReference', (node) => {
    delete node.data
  })
  return root
}
