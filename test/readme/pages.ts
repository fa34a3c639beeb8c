import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from '../import-graph.ts'
import { type Page, readPage, urlsOf } from './document.ts'

/** Read the pages of the documentation: the README, and the pages of the entry points that have one. */
export function readPages(): [readme: Page, ...others: Page[]] {
  const paths = readdirSync(posix.join(root, 'docs')).map((name) => `docs/${name}`)
  return [readPageAt('README.md'), ...paths.map(readPageAt)]
}

/** Read a page at a path from the root of the repository. */
export function readPageAt(path: string): Page {
  return readPage(readFileSync(posix.join(root, path), 'utf8'), path)
}

/** Find the links of a page that lead to no heading of one of the pages, and to no file of the repository. */
export function deadLinksOf({ path, tree }: Page, pages: readonly Page[]): string[] {
  const anchors = new Set(
    pages.flatMap((page) => page.sections.map(({ anchor }) => `${page.path}#${anchor}`)),
  )
  return urlsOf(tree).filter((url) => {
    if (isExternal(url)) return false
    const [file = '', anchor] = url.split('#')
    const target = file === '' ? path : posix.join(posix.dirname(path), file)
    return anchor === undefined ? !existsSync(posix.join(root, target)) : !anchors.has(`${target}#${anchor}`)
  })
}

/** Whether an address leads out of the repository. */
export function isExternal(url: string): boolean {
  return url.startsWith('https://')
}
