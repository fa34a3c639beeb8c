#!/usr/bin/env node
import { CommanderError } from 'commander'
import type { Output } from './environment.ts'
import { Failure } from './failure.ts'
import { printable } from './printable.ts'
import { createProgram } from './program.ts'
import { UsageError } from './usage-error.ts'

const FAILED = 1
const WRONG_USAGE = 2

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => onOutputError(stream, error))

try {
  const { stdin, stdout, stderr, env } = process
  const environment = { stdin, stdout, stderr, env, cwd: process.cwd(), now: () => performance.now() }
  await createProgram(environment, exitWith).parseAsync()
} catch (error) {
  // Commander has already said what is wrong, or shown its help.
  if (error instanceof CommanderError) exitWith(error.exitCode === 0 ? 0 : WRONG_USAGE)
  else if (error instanceof UsageError) fail(error.message, WRONG_USAGE)
  else if (error instanceof Failure) fail(error.message, FAILED)
  else if (error instanceof Error && 'code' in error) fail(error.message, FAILED)
  else throw error
}

/** Let the process end by itself, so that its output is written to the end. */
function exitWith(code: number): void {
  process.exitCode ||= code
}

function fail(reason: string, code: number): void {
  process.stderr.write(`t3-context: ${printable(reason)}\n`)
  exitWith(code)
}

/** A reader that has seen enough (`| head`) is no error; a full disk is. */
function onOutputError(stream: Output, error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return
  exitWith(FAILED)
  if (stream !== process.stderr) fail(`cannot write the output: ${error.message}`, FAILED)
}
