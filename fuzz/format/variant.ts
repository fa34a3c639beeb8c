import { choice, type Field } from './field.ts'

/** A value of one of several types: which one, and what that one has. */
export type Variant<Types> = { [Type in keyof Types]: { type: Type } & Types[Type] }[keyof Types]

/**
 * One byte for the type of a value, and then what this type has.
 *
 * @param fields what each type has, without `type`, which is its key; more types may come at the end
 */
export function variant<Types extends Record<string, object>>(
  fields: {
    [Type in keyof Types]: Field<Types[Type]>
  },
): Field<Variant<Types>> {
  const type = choice(Object.keys(fields) as (keyof Types & string)[])
  const fieldOf = (one: keyof Types) => fields[one] as Field<unknown> as Field<object>
  return {
    read(cursor) {
      const one = type.read(cursor)
      return { type: one, ...fieldOf(one).read(cursor) } as Variant<Types>
    },
    write(value) {
      const { type: one, ...rest } = value as { type: keyof Types & string }
      return Buffer.concat([type.write(one), fieldOf(one).write(rest)])
    },
  }
}
