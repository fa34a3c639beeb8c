/** Reads all of `corpus/` as texts and as JSON values, whatever files are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../corpus/', import.meta.url))

/** No part of the data: the code that runs it, and what explains it. */
const NO_DATA = /^harness\/|\.tsx?$|(?:^|\/)README\.md$/

/** Longer texts are replayed only by the checks that name them: a Markdown parser takes minutes for some. */
const LENGTH_MAX = 10_000

/** How many inputs are taken of a corpus of a fuzzing engine: they are bytes for its target, and odd as texts. */
const INPUTS_MAX = 16

/** An object with a value that is written short, because it is long or deep; its checks write it out. */
const ABBREVIATED = /"\$(?:text|nested|records)":/

/**
 * Read the corpus.
 *
 * @returns each text and each JSON object once, with the name of its first place: `conformance/text.json:3.text`
 */
export function readCorpus() {
  const texts = new Map()
  const values = new Map()
  for (const file of filesOf(ROOT)) {
    const content = readFileSync(join(ROOT, file))
    if (file.endsWith('.json')) addValue(file, JSON.parse(content))
    else if (file.startsWith('fuzz/')) addInputs(file, String(content))
    else addText(file, String(content))
  }
  return { texts: named(texts, 'text'), values: named(values, 'value') }

  function addText(name, text) {
    if (text.length <= LENGTH_MAX && !texts.has(text)) texts.set(text, [name, text])
  }

  /** A corpus of a fuzzing engine, an input a line in base64: inputs from all of its length. */
  function addInputs(file, content) {
    const lines = content.split('\n').filter((line) => line !== '')
    const step = Math.ceil(lines.length / INPUTS_MAX)
    for (let at = 0; at < lines.length; at += step)
      addText(`${file}:${at + 1}`, Buffer.from(lines[at], 'base64').toString())
  }

  function addValue(name, given) {
    const value = isText(given) ? writeText(given) : given
    if (typeof value === 'string') addText(name, value)
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) addObject(name, value)
    const separator = name.endsWith('.json') ? ':' : '.'
    for (const [key, member] of Object.entries(value)) addValue(`${name}${separator}${key}`, member)
  }

  function addObject(name, value) {
    const json = JSON.stringify(value)
    const isWhole = json.length <= LENGTH_MAX && !ABBREVIATED.test(json)
    if (isWhole && !values.has(json)) values.set(json, [name, value])
  }
}

/** Read a file of the conformance suite. */
export function readSuite(name) {
  return JSON.parse(readFileSync(join(ROOT, 'conformance', name), 'utf8'))
}

/** Write out a text of the suite, of which parts may be repeated. */
export function writeText(text) {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times ?? 1))).join('')
}

/** Write out a JSON value of the suite, in which some objects stand for long or deep values. */
export function writeValue(value) {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(writeValue)
  if ('$text' in value) return writeText(value.$text)
  if ('$nested' in value) return JSON.parse('['.repeat(value.$nested) + ']'.repeat(value.$nested))
  if ('$records' in value) {
    const { repeat, times } = value.$records
    return { version: 1, records: Array.from({ length: times }, () => repeat) }
  }
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, writeValue(member)]))
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !NO_DATA.test(file))
    .sort()
}

/** Whether a value is a text in parts. */
function isText(value) {
  return Array.isArray(value) && value.some((part) => typeof Object(part).repeat === 'string')
}

function named(found, key) {
  return Array.from(found.values(), ([name, content]) => ({ name, [key]: content }))
}
