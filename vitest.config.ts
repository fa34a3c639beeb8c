import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { NODE_OPTIONS } from './fuzz/growth/nursery.ts'

const shared = { setupFiles: ['test/setup.ts'], globalSetup: ['test/seed.ts'] }

const config: ViteUserConfig = defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['grammar/**/*.ts', 'src/**/*.ts'],
      // `main.ts` runs in a process of its own only; `test/coverage.test.ts` holds that nothing else is left out.
      exclude: ['**/*.test.ts', '**/*.fixture.ts', 'src/cli/main.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: {
        lines: 98,
        branches: 98,
        'src/**': { lines: 98, branches: 98 },
        'grammar/**': { 100: true },
        'src/reference/**': { 100: true },
      },
    },
    projects: [
      {
        // What a change is checked against first; the only project with coverage.
        test: {
          ...shared,
          name: 'unit',
          include: ['{grammar,src,corpus,fuzz}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{property,process,growth}.test.ts', 'fuzz/**/out/**'],
          testTimeout: 60_000,
        },
      },
      {
        // The laws, over many random inputs, and the proofs.
        test: {
          ...shared,
          name: 'laws',
          include: ['{grammar,src,test,fuzz}/**/*.property.test.ts'],
          exclude: ['fuzz/**/out/**'],
          testTimeout: 240_000,
        },
      },
      {
        // What runs in processes of its own: the built command line, the packed tarball, the fuzz engines.
        test: {
          ...shared,
          name: 'package',
          include: ['test/**/*.test.{ts,tsx}', '{src,fuzz}/**/*.process.test.ts'],
          exclude: ['**/*.property.test.ts', 'fuzz/**/out/**'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The time of every function on hostile texts: one file after the other, so that they do not slow each other.
        test: {
          ...shared,
          name: 'growth',
          include: ['fuzz/growth/**/*.growth.test.ts'],
          testTimeout: 240_000,
          fileParallelism: false,
          execArgv: NODE_OPTIONS,
        },
      },
    ],
  },
})

export default config
