import type { Block, Page } from './document.ts'
import { readPages } from './pages.ts'
import { type Role, roleOf } from './role.ts'

/** The documentation: the README, then the pages of the entry points that have one. */
export const pages: [readme: Page, ...others: Page[]] = readPages()

const blocks = pages.flatMap((page) => page.blocks)

/** What the pages tell to install. */
export const INSTALLS: readonly string[] = [
  'npm install remark-t3-context',
  'npm install remark remark-t3-context unist-util-inspect vfile vfile-reporter',
  `npm install ${[
    'micromark-extension-gfm react react-dom react-markdown',
    'rehype-sanitize rehype-stringify remark-math remark-parse remark-rehype unified unist-util-visit',
  ].join(' ')}`,
]

/** The two commands for a fresh machine. */
export const FRESH = 'npm ci && npm start\nnpm ci && npm test'

/** Commands of the fuzz harness, which has tests of its own. */
export const CAMPAIGN = `npm run fuzz -- all --time 60s
npm run fuzz -- survival --engine jazzer --time 10m --jobs 4
npm run fuzz:reproduce -- corpus/regressions/survival/0123456789abcdef`

/** The only blocks that are neither run nor compared. */
export const LISTED: readonly string[] = [...INSTALLS, FRESH, CAMPAIGN]

/** The blocks of all pages with which this is done. */
export function blocksOf(role: Role): Block[] {
  return blocks.filter((block) => roleOf(block, LISTED) === role)
}

/** The block that shows what an example prints. */
export function outputOf(example: Block): Block | undefined {
  return blocks.find(({ previous }) => previous === example)
}
