/** The part of `apg-js` that is used here; the package has no types of its own. */
declare module 'apg-js' {
  interface Grammar {
    readonly grammarObject: string
  }
  interface Api {
    readonly errors: readonly unknown[]
    /** With `strict`, only RFC 5234 and RFC 7405 are accepted, and only lines that end in CRLF. */
    generate(strict: boolean): void
    errorsToAscii(): string
    toObject(): Grammar
  }
  interface Parser {
    /** `success` means that the whole input was accepted. */
    parse(grammar: Grammar, startRule: string, input: number[]): { readonly success: boolean }
  }
  const apg: {
    apgApi: new (abnf: string) => Api
    apgLib: { parser: new () => Parser }
  }
  export default apg
}
