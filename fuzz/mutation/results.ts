import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import type { Counts } from './mutant.ts'
import { rooms } from './rooms.ts'
import type { Outcome } from './summary.ts'

/** What is published of the last run of a room. */
export interface MutationResult extends Counts {
  room: string
  /** In percent. */
  score: number
  /** The lowest score that passes, in percent. */
  threshold: number
  seconds: number
  /** The day of the run, in UTC. */
  date: string
  /** Versions. */
  tools: { node: string; stryker: string; vitest: string }
}

const RESULTS = new URL('../results/mutation.json', import.meta.url)

/** The published results, in the order of the rooms. */
export function readMutationResults(): MutationResult[] {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : []
}

/** Publish an outcome; the other rooms keep their last result. */
export function publishResult(outcome: Outcome): void {
  const results = mergeResult(readMutationResults(), resultOf(outcome))
  mkdirSync(new URL('.', RESULTS), { recursive: true })
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`)
}

/** One result for each room that has one, the new before the old, in the order of the rooms. */
export function mergeResult(old: readonly MutationResult[], fresh: MutationResult): MutationResult[] {
  return rooms.flatMap(({ name }) => [fresh, ...old].find(({ room }) => room === name) ?? [])
}

function resultOf({ room, counts, score, seconds }: Outcome): MutationResult {
  return {
    room: room.name,
    ...counts,
    score: Math.floor(score * 100) / 100,
    threshold: room.threshold,
    seconds,
    date: new Date().toISOString().slice(0, 10),
    tools: {
      node: process.versions.node,
      stryker: versionOf('@stryker-mutator/core'),
      vitest: versionOf('vitest'),
    },
  }
}

function versionOf(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).version
}
