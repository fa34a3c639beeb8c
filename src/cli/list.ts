import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { createProcessor } from './dialect.ts'
import { type Environment, hasColor } from './environment.ts'
import { workOnFiles } from './files.ts'
import { escapeInJson } from './printable.ts'
import { type ListedReference, referenceTable } from './reference-table.ts'
import { hasFailed, nameOf, report } from './report.ts'

/** Options of `t3-context list`. */
export interface ListOptions {
  /** Whether to print one JSON object a line, for programs. */
  json?: boolean | undefined
}

/** Print every reference that Markdown sees. Gives the exit code. */
export async function list(
  names: readonly string[],
  options: ListOptions,
  environment: Environment,
): Promise<number> {
  const { stdout, stderr, env } = environment
  const processor = createProcessor()
  const outcomes = await workOnFiles(names, environment, (_text, file) =>
    listReferences(processor.parse(file), nameOf(file)),
  )
  const references = outcomes.flatMap(({ result }) => result ?? [])
  const files = outcomes.map(({ file }) => file)
  const failed = hasFailed(files)
  if (options.json) stdout.write(references.map(toJsonLine).join(''))
  else if (references.length > 0) stdout.write(referenceTable(references, hasColor(stdout, env)))
  else if (!failed) stderr.write('No references\n')
  report(files, environment)
  return failed ? 1 : 0
}

function listReferences(tree: Root, file: string): ListedReference[] {
  const references: ListedReference[] = []
  visit(tree, 'contextReference', ({ position, kind, contextId, label, image }) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    references.push({ file, line, column, kind, contextId, label, image })
  })
  return references
}

function toJsonLine(reference: ListedReference): string {
  return `${escapeInJson(JSON.stringify(reference))}\n`
}
