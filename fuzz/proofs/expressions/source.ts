import { parseAst } from 'vite'

/** A regular expression that a module writes as a literal. */
export interface WrittenLiteral {
  source: string
  flags: string
}

/** What a module has to do with regular expressions. */
export interface SourceExpressions {
  literals: WrittenLiteral[]
  /** Where it makes one out of a string: line and column, from 1. */
  constructions: string[]
  /** What could make one unseen, in words for a person. */
  faults: string[]
}

interface Tree {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * Find in a TypeScript module every regular expression that it writes, and every place where it makes one.
 *
 * @param text the module
 * @param file its name, which decides about JSX
 * @param constants the names of constants that hold a regular expression: what a string may be matched with
 */
export function findExpressions(
  text: string,
  file: string,
  constants: ReadonlySet<string>,
): SourceExpressions {
  const found: SourceExpressions = { literals: [], constructions: [], faults: [] }
  visit(parse(text, file), (node, parent) => {
    const regex = literalOf(node)
    if (regex) found.literals.push({ source: regex.pattern, flags: regex.flags })
    if (isIdentifier(node, 'RegExp')) {
      if (isConstruction(parent) && parent?.callee === node)
        found.constructions.push(placeOf(text, parent.start))
      else if (!parent?.type.startsWith('TS') && parent?.operator !== 'instanceof')
        found.faults.push(`${placeOf(text, node.start)} RegExp is handed on`)
    }
    // `matchAll` takes no string, in TypeScript.
    if (isCallOf(node, ['match', 'search']) && !isExpression(node.arguments[0], constants))
      found.faults.push(`${placeOf(text, node.start)} makes an expression of a string`)
  })
  return found
}

/** Find the constants of a module that hold a regular expression. */
export function findConstants(text: string, file: string): string[] {
  const names: string[] = []
  visit(parse(text, file), ({ type, id, init }) => {
    if (
      type === 'VariableDeclarator' &&
      isTree(id) &&
      isTree(init) &&
      (literalOf(init) || isConstruction(init))
    )
      names.push(String(id.name))
  })
  return names
}

function parse(text: string, file: string): Tree {
  return parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Tree
}

function visit(node: Tree, each: (node: Tree, parent: Tree | undefined) => void, parent?: Tree): void {
  each(node, parent)
  for (const child of Object.values(node).flat()) if (isTree(child)) visit(child, each, node)
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function literalOf(node: Tree): { pattern: string; flags: string } | undefined {
  return node.type === 'Literal' ? (node.regex as { pattern: string; flags: string } | undefined) : undefined
}

function isIdentifier(node: unknown, name: string): boolean {
  return isTree(node) && node.type === 'Identifier' && node.name === name
}

function isConstruction(node: Tree | undefined): boolean {
  return (
    (node?.type === 'NewExpression' || node?.type === 'CallExpression') && isIdentifier(node.callee, 'RegExp')
  )
}

function isCallOf(node: Tree, methods: string[]): node is Tree & { arguments: unknown[] } {
  const { type, callee } = node
  return (
    type === 'CallExpression' && isTree(callee) && methods.some((name) => isIdentifier(callee.property, name))
  )
}

function isExpression(node: unknown, constants: ReadonlySet<string>): boolean {
  return (
    isTree(node) &&
    (literalOf(node) !== undefined || (node.type === 'Identifier' && constants.has(String(node.name))))
  )
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`
}
