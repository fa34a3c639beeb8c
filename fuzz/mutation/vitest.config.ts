import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { roomOf } from './rooms.ts'

const room = roomOf(process.env.MUTATION_ROOM)

// A mutant is judged by the examples of its own room: properties and growth tests would time out rather than fail.
const config: ViteUserConfig = defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/seed.ts'],
    include: [...room.tests],
    isolate: false,
    exclude: ['**/*.property.test.ts', '**/growth.test.ts', '**/node_modules/**'],
  },
})

export default config
