import type { Nodes } from 'mdast'

/**
 * Write a tree without its references, each with the space behind it. Positions are left out and neighbouring texts
 * joined, so that what remains can be compared with the tree of a document into which nothing was put.
 */
export function outline(tree: Nodes): string {
  return JSON.stringify(withoutReferences(tree))
}

function withoutReferences(node: Nodes): unknown {
  const { position: _, ...rest } = node
  if (!('children' in node)) return rest
  const children: unknown[] = []
  let text = ''
  let afterReference = false
  const flush = (): void => {
    if (text !== '') children.push({ type: 'text', value: text })
    text = ''
  }
  for (const child of node.children) {
    if (child.type === 'text') {
      text += afterReference ? child.value.replace(/^ /, '') : child.value
    } else if (child.type !== 'contextReference') {
      flush()
      children.push(withoutReferences(child))
    }
    afterReference = child.type === 'contextReference'
  }
  flush()
  return { ...rest, children }
}
