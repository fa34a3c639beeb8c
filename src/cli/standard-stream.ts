import { fstatSync, statSync } from 'node:fs'
import type { Environment } from './environment.ts'

/** The streams of a process. */
type Streams = Pick<Environment, 'stdin' | 'stdout' | 'stderr'>

/**
 * Find the stream that reads or writes this file, whatever names lead to it: to write the file on the side would destroy
 * what the stream is to read, or has written.
 *
 * @param path names a file, which need not exist
 * @returns what the stream is called; undefined if none has this file
 */
export function standardStreamAt(path: string, { stdin, stdout, stderr }: Streams): string | undefined {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false })
  // A device or a pipe holds nothing that is lost: `/dev/null` may stand on every side.
  if (!file?.isFile()) return undefined
  if (isAt(stdin.fd)) return 'standard input'
  if (isAt(stdout.fd)) return 'standard output'
  return isAt(stderr.fd) ? 'standard error' : undefined

  function isAt(fd: number | undefined): boolean {
    if (fd === undefined) return false
    const { dev, ino } = fstatSync(fd, { bigint: true })
    return dev === file?.dev && ino === file.ino
  }
}

/** Whether standard input is a folder, as in `<folder`. Node.js reads nothing of it, and gives no error. */
export function isFolder({ fd }: Streams['stdin']): boolean {
  // With `bigint`, since Node.js 20 keeps the plain numbers and, when it loads the next module, takes them for those of
  // a path: after a pipe it would not follow the links by which pnpm installs packages.
  return fd !== undefined && fstatSync(fd, { bigint: true }).isDirectory()
}
