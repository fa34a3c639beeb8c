import type { Family } from './family.ts'

/** What is done with a text. */
export type Work = (text: string) => unknown

/** An entry point of the package: how each of its functions gets a text. */
export interface EntryPoint {
  /** As in `package.json`, without `./`; the main one is `remark`. */
  name: string
  /** Everything that it exports. */
  exports: Readonly<Record<string, unknown>>
  /** The functions and schemas that take text, and for each what the text can be there. */
  work: Readonly<Record<string, Readonly<Record<string, Work>>>>
  /** The same for functions inside that get texts which the public ones hand on from others. */
  inside?: Readonly<Record<string, Readonly<Record<string, Work>>>>
  /** Those that take no text, and why. */
  withoutText?: Readonly<Record<string, string>>
  /** Those that run the Markdown parser: of their time, the package's own share is measured. */
  withParser?: readonly string[]
  /** What some of its functions have to take besides the common families, by their names. */
  families?: Readonly<Record<string, readonly Family[]>>
}

/** Work that may refuse its text with a `TypeError`, as writers do: that is an answer, too. */
export function orRefuse(work: Work): Work {
  return (text) => {
    try {
      return work(text)
    } catch (error) {
      if (error instanceof TypeError) return error
      throw error
    }
  }
}

/** Hold what a text becomes against a schema (https://standardschema.dev). */
export function checkedBy(
  schema: { '~standard': { validate: (value: unknown) => unknown } },
  toValue: (text: string) => unknown = (text) => text,
): Work {
  return (text) => schema['~standard'].validate(toValue(text))
}
