import apg from 'apg-js'

/** Whether a text is what a rule of an ABNF file describes, from its first to its last UTF-16 code unit. */
export type Accepts = (rule: string, text: string) => boolean

/**
 * Read ABNF with an engine that has nothing to do with this package, as RFC 5234 and RFC 7405 have it and no more.
 *
 * @throws {SyntaxError} if it is not ABNF
 */
export function readAbnf(abnf: string): Accepts {
  const { apgApi: Api, apgLib } = apg
  const api = new Api(abnf.replaceAll('\n', '\r\n'))
  api.generate(true)
  if (api.errors.length > 0) throw new SyntaxError(api.errorsToAscii())
  const grammar = api.toObject()
  const parser = new apgLib.parser()
  return (rule, text) => {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
    return parser.parse(grammar, rule, units).success
  }
}
