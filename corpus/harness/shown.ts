import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** What the link or image at a place shows: strings, and any markup that came into being. */
export function shownAt(tree: Root, { start, end }: { start: number; end: number }): unknown[] {
  const shown: unknown[] = []
  visit(tree, ['link', 'image'], (node) => {
    if (node.position?.start.offset !== start || node.position.end.offset !== end) return
    if (node.type === 'image') shown.push(node.alt)
    if (node.type === 'link')
      shown.push(...node.children.map((child) => (child.type === 'text' ? child.value : child)))
  })
  return shown
}
