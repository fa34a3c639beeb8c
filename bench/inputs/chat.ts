import { makeProse } from './prose.ts'
import { createRandom } from './random.ts'
import { makeReference } from './references.ts'

/** About how long a message is, in characters, before references are added. */
const LENGTH = 2048

const CODE = `\`\`\`ts
export async function load(id: string): Promise<Session> {
  const response = await fetch(\`/api/sessions/\${id}\`)
  if (!response.ok) throw new Error(\`Status \${response.status}\`)
  return response.json()
}
\`\`\``

const LIST = `- the **first** request still fails with \`401\`
- the second one works, see [the docs](https://example.com/docs/session)
- after a reload the *old* token is gone`

/** Make a chat message of about 2 kB: prose, a list and a code block; its prose mentions that many references. */
export function makeChatMessage(references: number): string {
  const prose = makeProse({ length: LENGTH - CODE.length - LIST.length })
  const words = prose.split(' ')
  const random = createRandom(5)
  const step = Math.floor(words.length / (references + 1))
  for (let index = references; index > 0; index--) words.splice(index * step, 0, makeReference(random))
  const paragraphs = words.join(' ').split('\n\n')
  paragraphs.splice(1, 0, LIST)
  return [...paragraphs, CODE].join('\n\n')
}

/** Make a long message out of ordinary ones, with this many references spread over it. */
export function makeLongMessage(length: number, references: number): string {
  const blocks: string[] = []
  const blockCount = Math.ceil(length / LENGTH)
  for (let index = 0; index < blockCount; index++) {
    const share =
      Math.floor(((index + 1) * references) / blockCount) - Math.floor((index * references) / blockCount)
    blocks.push(makeChatMessage(share))
  }
  return blocks.join('\n\n')
}
