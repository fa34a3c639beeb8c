import type { WrittenLiteral } from './source.ts'

/** A part of an expression that is proved by another one, which reads the same characters and finds the same. */
export interface Model {
  /** The part, as the compiled expression has it. */
  part: string
  model: string
  /** Texts on which both must find the same: all of some length over these pieces, behind `before`. */
  before: string
  pieces: readonly string[]
}

/**
 * A mention in quotes has a back reference, and looks back from every quote. The look-ahead goes on, one character at a
 * time and never back, to the first quote that is not escaped or the end of the line; so does the model. At each quote on
 * the way the look-behind reads the backslashes before it, each of them once.
 */
export const QUOTED_MENTION: Model = {
  part: String.raw`"(?=((?!")[^\r\n]+?)"(?<!(?<!\\)(?:\\\\)*\\"))\2"`,
  model: String.raw`"((?:\\[^\r\n]|[^"\\\r\n])+)"`,
  before: '@"',
  pieces: ['"', '\\', 'a', '@', ' ', '\n'],
}

/** Put a model in the place of the part that it stands for. */
export function withModel({ source, flags }: WrittenLiteral, { part, model }: Model): WrittenLiteral {
  return { source: source.replace(part, () => model), flags }
}

/**
 * Look for texts in which an expression and its model find something else, or in another place, among all texts of up to
 * `length` pieces.
 *
 * @returns how many texts there are, and those in which they do
 */
export function compareWithModel(
  expression: WrittenLiteral,
  model: Model,
  length: number,
): { texts: number; differing: string[] } {
  const real = new RegExp(expression.source, expression.flags)
  const other = new RegExp(withModel(expression, model).source, expression.flags)
  let texts = 0
  const differing: string[] = []
  const visit = (text: string, left: number) => {
    texts++
    if (findings(real, text) !== findings(other, text)) differing.push(text)
    if (left > 0) for (const piece of model.pieces) visit(text + piece, left - 1)
  }
  visit(model.before, length)
  return { texts, differing }
}

function findings(expression: RegExp, text: string): string {
  return JSON.stringify(Array.from(text.matchAll(expression), (match) => [match.index, ...match]))
}
