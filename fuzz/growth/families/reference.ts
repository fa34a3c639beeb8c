import { type Family, nested, repeated } from '../family.ts'
import { REFERENCE } from './samples.ts'

/** What the readers and writers of references have to take. */
export const REFERENCES: readonly Family[] = [
  ...['[\\', '\\[', '(', '`', '\u0301', '](t3-context://v1/file/a)', `!${REFERENCE} `].map((part) =>
    repeated(part),
  ),
  nested('![', '', ']'),
  repeated('[', '', '](t3-context:'),
]

/** What the readers of mentions, skills and addresses have to take. */
export const TOKENS: readonly Family[] = [
  ...['@"', ' @"', ' @"\\', '$', ' $1-', '1-', ' @', ' @a/', ' [a](', ' [', ')', '%20', 'www.', 'www.('].map(
    (part) => repeated(part),
  ),
  ...['://', '@(', ` ${REFERENCE}`].map((part) => repeated(part)),
  repeated('\\', '@"', '" x'),
  repeated('\\"', '@"', '" x'),
  repeated('a', '@"'),
  repeated('1-', '$', 'x '),
  repeated('a/', '[a](', ') '),
  repeated('/', '[a](', 'a) '),
  repeated(')', '[a](', ' '),
  repeated('a(', 'https://'),
]
