import type { Block } from './document.ts'

/** What is done with a block. */
export type Role =
  /** A program, which is run. */
  | 'example'
  /** What the program before it prints. */
  | 'output'
  /** Commands and what they print. */
  | 'session'
  /** A file that programs and commands read. */
  | 'file'
  /** Types, which are compared with the real ones. */
  | 'declaration'
  /** The grammar, which is compared with its file. */
  | 'grammar'
  /** A style sheet, which is parsed. */
  | 'style'
  /** Markdown that holds references without a fault. */
  | 'message'
  /** Commands that are not run; a list names each. */
  | 'listed'

const PROGRAMS = new Set(['js', 'ts', 'tsx'])
const OUTPUTS = new Set(['html', 'txt'])

/**
 * Say what is done with a block.
 *
 * @param listed the blocks of `sh` that are not run
 * @throws {Error} if there is nothing to do: a page must not show what nobody checks
 */
export function roleOf(block: Block, listed: readonly string[]): Role {
  const { language, value, name, previous } = block
  if (language === 'ts' && !/^import /m.test(value)) return 'declaration'
  if (PROGRAMS.has(language)) return 'example'
  if (OUTPUTS.has(language) && previous && isExample(previous)) return 'output'
  if (language === 'console' && sessionOf(block).length > 0) return 'session'
  if ((language === 'markdown' || language === 'json') && name !== undefined) return 'file'
  if (language === 'markdown') return 'message'
  if (language === 'abnf') return 'grammar'
  if (language === 'css') return 'style'
  if (language === 'sh' && listed.includes(value)) return 'listed'
  throw new Error(`Line ${block.line}: a block of "${language}" that is neither checked nor listed`)
}

function isExample(block: Block): boolean {
  return roleOf(block, []) === 'example'
}

/** A command, and what it prints to both outputs. */
export interface Step {
  command: string
  output: string
}

/** The steps of a block in which `$ ` stands before each command. */
export function sessionOf({ value }: Block): Step[] {
  return value
    .split(/^\$ /m)
    .slice(1)
    .map((step) => {
      const [command = '', ...output] = step.split('\n')
      return { command, output: output.join('\n').trimEnd() }
    })
}
