import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Replace the text of a file in one step: whatever happens, it holds either the old text or the new one. Mode and
 * owner stay; a symbolic link stays, and what it points at is replaced.
 *
 * @param path names an existing file
 * @param text the new text
 * @throws the error of the system; the file has its old text then
 */
export function replaceFile(path: string, text: string): void {
  const target = realpathSync(path)
  // A rename would pass over a write protection.
  closeSync(openSync(target, 'r+'))
  const { mode, uid, gid } = statSync(target)
  const folder = mkdtempSync(join(dirname(target), '.t3-context-'))
  try {
    const temporary = join(folder, basename(target))
    writeFileSync(temporary, text, { flush: true })
    const made = statSync(temporary)
    if (made.uid !== uid || made.gid !== gid) chownSync(temporary, uid, gid)
    chmodSync(temporary, mode)
    renameSync(temporary, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
