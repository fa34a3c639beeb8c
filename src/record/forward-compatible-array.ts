import * as v from 'valibot'

/**
 * Make a schema of an array in which an element that the schema does not accept is dropped, so that the rest is not lost with
 * what a newer version writes (specification, section 5).
 *
 * @param schema of an element
 */
export function ForwardCompatibleArray<Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown[], Output[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const { success, output } = v.safeParse(schema, item, { abortEarly: true })
        return success ? [output] : []
      }),
    ),
  )
}
