import type { Block } from './document.ts'
import { typesOf } from './names.ts'

/** Where the types of others come from that declarations use. */
const FOREIGN: Record<string, string> = {
  Brand: 'valibot',
  ChatAttachmentId: 'remark-t3-context/record',
  ComposerContextId: 'remark-t3-context/record',
  ComposerContextRecord: 'remark-t3-context/record',
  ComposerContextReference: 'remark-t3-context/reference',
  Data: 'mdast',
  DroppedRecord: 'remark-t3-context/record',
  Element: 'hast',
  ElementContent: 'hast',
  ElementContextRecord: 'remark-t3-context/record',
  Extension: 'micromark-util-types',
  FileContextRecord: 'remark-t3-context/record',
  ImageContextRecord: 'remark-t3-context/record',
  Literal: 'mdast',
  OrchestrationMessageContext: 'remark-t3-context/record',
  Properties: 'hast',
  ReviewCommentContextRecord: 'remark-t3-context/record',
}

/**
 * Make a module that compiles only if the types which a block declares are the same as those of the package.
 *
 * @param block declarations
 * @param entryPoint the name to import the real ones from
 * @param exported the names of the types that are there
 */
export function compareDeclarations(block: Block, entryPoint: string, exported: readonly string[]): string {
  const declared = typesOf(block)
  const used = new Set(block.value.match(/\b[A-Z]\w+/g))
  const needed = [...used].filter((name) => !declared.includes(name))
  const from = (name: string) => (exported.includes(name) ? entryPoint : FOREIGN[name])
  return [
    ...needed.flatMap((name) => (from(name) ? [`import type { ${name} } from '${from(name)}'`] : [])),
    ...declared.map((name) => `import type { ${name} as Real${name} } from '${entryPoint}'`),
    block.value,
    'type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false',
    ...declared.map((name) => `export const is${name}: Equal<${name}, Real${name}> = true`),
  ].join('\n')
}
