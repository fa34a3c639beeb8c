import { basename, dirname, resolve } from 'node:path'
import type { TargetName } from '../targets/index.ts'
import { targetNamed } from './catalogue.ts'

/**
 * The target of an input in a file: the one that is named, else that of the folder.
 *
 * @throws {RangeError} when there is no such target
 */
export function targetOfFile(file: string, named?: string): TargetName {
  return targetNamed(named ?? basename(dirname(resolve(file))))
}
