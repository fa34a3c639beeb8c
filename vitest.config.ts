import { defineConfig, type ViteUserConfig } from 'vitest/config'

const shared = { setupFiles: ['test/setup.ts'], globalSetup: ['test/seed.ts'] }

const config: ViteUserConfig = defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['grammar/**/*.ts', 'src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.fixture.ts', 'src/cli/**'],
      reporter: ['text-summary', 'html'],
      thresholds: { lines: 98, branches: 98, 'grammar/**': { 100: true }, 'src/reference/**': { 100: true } },
    },
    projects: [
      {
        // What a change is checked against first; the only project with coverage.
        test: {
          ...shared,
          name: 'unit',
          include: ['{grammar,src,corpus,fuzz}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.property.test.ts', 'src/cli/**'],
        },
      },
      {
        // The laws, over many random inputs.
        test: {
          ...shared,
          name: 'laws',
          include: ['{grammar,src,test}/**/*.property.test.ts'],
          testTimeout: 240_000,
        },
      },
      {
        // The package as users have it: the built command line, the packed tarball, real documents.
        test: {
          ...shared,
          name: 'package',
          include: ['{test,src/cli}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.property.test.ts'],
          testTimeout: 240_000,
        },
      },
    ],
  },
})

export default config
