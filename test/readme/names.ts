import type { Block, Page, Section } from './document.ts'
import { codesOf } from './document.ts'

/** What a page says of the exports of one entry point. */
export interface Documented {
  /** The exports; types have a `type` before them, as in an index. */
  names: string[]
  /** The functions with their parameters: `collect(text, options?)`. */
  signatures: string[]
  /** The constants of the table, as JSON. */
  values: [name: string, json: string][]
}

/**
 * Read what a page documents of an entry point: the codes in headings of depth 4 and in first cells of tables, and
 * the types that are declared.
 *
 * @param page the page
 * @param titles of the headings of depth 2 or 3 below which to look
 */
export function documentedIn(page: Page, titles: readonly string[]): Documented {
  const sections = page.sections.filter(({ part }) => titles.includes(part))
  const rows = sections.flatMap(rowsOf)
  const codes = [
    ...sections.filter(({ depth }) => depth === 4).map(({ title }) => title),
    ...rows.map(([first = '']) => first),
  ]
  const types = page.blocks.filter(({ section }) => sections.includes(section)).flatMap(typesOf)
  return {
    names: [...codes.map((code) => code.replace(/\(.*/, '')), ...types.map((name) => `type ${name}`)].sort(),
    signatures: codes.filter((code) => code.includes('(')),
    values: rows.flatMap(([name, json]) => (name && json && /^[A-Z_]+$/.test(name) ? [[name, json]] : [])),
  }
}

/** The first codes of the first two cells of each row below a head. */
function rowsOf({ content }: Section): (string | undefined)[][] {
  return content
    .flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []))
    .map((row) => row.children.slice(0, 2).map((cell) => codesOf(cell)[0]))
}

/** The names of the types that a block declares. */
export function typesOf({ language, value }: Block): string[] {
  if (language !== 'ts') return []
  return Array.from(value.matchAll(/^(?:interface|type) (\w+)/gm), ([, name = '']) => name)
}

/** The names that a built index exports, in the same form. */
export function exportedBy(declarations: string): string[] {
  return Array.from(declarations.matchAll(/^export( type)? \{([^}]*)\}/gm))
    .flatMap(([, type = '', names = '']) => names.split(',').map((name) => [type.trim(), name.trim()]))
    .flatMap(([type = '', name = '']) => (name === '' ? [] : `${type} ${name}`.trim()))
    .sort()
}

/** A function with its parameters, as it is built. */
export function signatureOf(name: string, built: (...parameters: never[]) => unknown): string {
  const [, parameters = ''] = /^function \w+\((.*)\) \{\n/.exec(built.toString()) ?? []
  return `${name}(${parameters.replaceAll(/(\w+) = [^,]+/g, '$1?')})`
}
