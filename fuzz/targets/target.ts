import type { Field } from '../format/field.ts'

/** One law of the package, as a plain function over bytes that every engine can run. */
export interface Target<Input> {
  /** The law in a sentence. */
  law: string
  /** How the bytes of an input are laid out. */
  input: Field<Input>
  /**
   * Hold the law against one input.
   *
   * @returns whether the law says something of this input; false where its premise does not hold
   * @throws when the law is broken
   */
  check: (input: Input) => boolean
  /** What stands between the words of its texts and means something, for engines that take a dictionary. */
  dictionary: readonly string[]
}
