import { type Family, repeated } from '../family.ts'

/** What the readers of mentions, skills and addresses have to take. */
export const TOKENS: readonly Family[] = [
  ...['@"', ' @"', ' @"\\', '$', ' $1-', '1-', ' @', ' @a/', ' [a](', ' [', ')', '%20', 'www.', 'www.('].map(
    (part) => repeated(part),
  ),
  ...['://', '@(', ' [a](t3-context://v1/file/a)'].map((part) => repeated(part)),
  repeated('\\', '@"', '" x'),
  repeated('\\"', '@"', '" x'),
  repeated('a', '@"'),
  repeated('1-', '$', 'x '),
  repeated('a/', '[a](', ') '),
  repeated('/', '[a](', 'a) '),
  repeated(')', '[a](', ' '),
  repeated('a(', 'https://'),
]
