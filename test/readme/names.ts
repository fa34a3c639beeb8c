import { type Block, codesOf, type Page, type Section } from './document.ts'

/** What the pages say of the exports of one entry point. */
export interface Documented {
  /** The exports; types have a `type` before them, as in an index. */
  names: string[]
  /** The functions with their parameters: `collect(text, options?)`. */
  signatures: string[]
  /** The constants of the table, as JSON. */
  values: [name: string, json: string][]
}

/** The chapters that say what is exported. */
const CHAPTERS = ['api', 'syntax-tree']

/**
 * Read what pages document of an entry point: the codes in headings of depth 4 and in first cells of tables, and the
 * types that are declared.
 */
export function documentedIn(pages: readonly Page[], entryPoint: string): Documented {
  const sections = pages
    .flatMap((page) => page.sections)
    .filter((section) => section.entryPoint === entryPoint && CHAPTERS.includes(section.chapter))
  const rows = sections.flatMap(rowsOf)
  const codes = [
    ...sections.filter(({ depth }) => depth === 4).map(({ title }) => title),
    ...rows.map(([first = '']) => first),
  ]
  const blocks = pages.flatMap((page) => page.blocks)
  const types = blocks.filter(({ section }) => sections.includes(section)).flatMap(typesOf)
  return {
    names: [...codes.map((code) => code.replace(/\(.*/, '')), ...types.map((name) => `type ${name}`)].sort(),
    signatures: codes.filter((code) => code.includes('(')),
    values: rows.flatMap(([name, json]) => (name && json && /^[A-Z_]+$/.test(name) ? [[name, json]] : [])),
  }
}

/** The first codes of the first two cells of each row below a head. */
export function rowsOf({ content }: Section): (string | undefined)[][] {
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

/** The types that come with values of their name: those of schemas. */
export function schemaTypes(built: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(built).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && '~standard' in value ? [`type ${name}`] : [],
  )
}

/** A function with its parameters, as it is built. */
export function signatureOf(name: string, built: (...parameters: never[]) => unknown): string {
  const [, parameters = ''] = /^function \w+\((.*)\) \{\n/.exec(built.toString()) ?? []
  return `${name}(${parameters.replaceAll(/(\w+) = [^,]+/g, '$1?').replaceAll(', }', ' }')})`
}
