import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { roomOf } from './rooms.ts'

const room = roomOf(process.env.MUTATION_ROOM)

// A mutant is judged by the quick examples of its own room: properties and growth tests would time out rather than fail,
// and hundreds of documents for each mutant would take hours.
const config: ViteUserConfig = defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/seed.ts'],
    runner: 'fuzz/mutation/import-runner.ts',
    include: [...room.tests],
    isolate: false,
    exclude: [
      '**/*.{property,process,growth}.test.ts',
      '**/{growth,commonmark}.test.ts',
      '**/node_modules/**',
    ],
  },
})

export default config
