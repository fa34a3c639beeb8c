import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}

/** Choose one seed for all properties of a run, or take it from `FC_SEED`, and print it. */
export default function setup(project: TestProject): void {
  const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31)
  console.log(`${project.name}: property seed ${seed} (repeat with FC_SEED=${seed})`)
  project.provide('seed', seed)
}
