/**
 * Say in a line why the system refused something.
 *
 * ```text
 * EACCES: permission denied, open 'a.md'  →  EACCES: permission denied
 * ```
 *
 * @returns undefined for what is no error of the system
 */
export function explainSystemError(error: unknown): string | undefined {
  return error instanceof Error && 'syscall' in error ? error.message.split(',', 1)[0] : undefined
}

/** Say in a line why anything has failed. */
export function explainError(error: unknown): string {
  return explainSystemError(error) ?? (error instanceof Error ? error.message : String(error))
}
