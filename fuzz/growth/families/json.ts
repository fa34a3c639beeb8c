import { type Family, nested, repeated } from '../family.ts'

/** What the readers of JSON have to take. */
export const JSON_TEXTS: readonly Family[] = [
  ...['{"a":', '[1,', '"\\u0061', '1'].map((part) => repeated(part)),
  nested('{"a":', '1', '}'),
  repeated('1,', '[', '1]'),
  repeated('"a":1,', '{', '"a":1}'),
  repeated('\\u0061', '"', '"'),
  repeated('{},', '{"version":1,"records":[', '{}]}'),
  repeated(' ', '', '{"version":1,"records":[]}'),
]
