/** A reference. */
export const REFERENCE = '[a](t3-context://v1/file/a)'

/** The URI of a citation. */
export const CITATION_HREF = 't3-citation://v1/e/t/m?text=a&start=0&end=1&prefix=&suffix='

/** A citation. */
export const CITATION = `[Assistant quote](${CITATION_HREF})`

/** The id of a reference that has no record. */
export const UNKNOWN_ID = 'unknown'
