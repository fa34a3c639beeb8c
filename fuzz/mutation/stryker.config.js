import process from 'node:process'

const room = process.env.MUTATION_ROOM
const folder = `fuzz/mutation/out/${room.replaceAll('/', '-')}`

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'fuzz/mutation/vitest.config.ts', related: false },
  // Stryker would rewrite it, and does not know TypeScript 7.
  tsconfigFile: 'none.json',
  mutate: [`${room}/**/*.ts`, '!**/*.test.ts', '!**/*.fixture.ts'],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_JOBS ?? 2),
  timeoutMS: 10_000,
  reporters: ['progress', 'json', 'html'],
  jsonReporter: { fileName: `${folder}/mutation.json` },
  htmlReporter: { fileName: `${folder}/mutation.html` },
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  tempDirName: `${folder}/sandbox`,
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'coverage', 'bench', 'docs', '.scratch', 'fuzz/**/out'],
}
