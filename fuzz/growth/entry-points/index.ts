import type { EntryPoint } from '../entry-point.ts'
import { clipboard } from './clipboard.ts'
import { grammar } from './grammar.ts'
import { legacy } from './legacy.ts'
import { markdown } from './markdown.ts'
import { message } from './message.ts'
import { provider } from './provider.ts'
import { record } from './record.ts'
import { referenceCodec } from './reference.ts'
import { remark } from './remark.ts'

/** All entry points of the package. */
export const ENTRY_POINTS: readonly EntryPoint[] = [
  grammar,
  referenceCodec,
  markdown,
  remark,
  record,
  provider,
  legacy,
  message,
  clipboard,
]
