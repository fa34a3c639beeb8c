import { TestRunner, test } from 'vitest'

/**
 * Runs tests as Vitest does, but gives a file that cannot be imported a test that fails: Stryker sees nothing but
 * tests, and a mutant that breaks the import would survive.
 */
export default class ImportRunner extends TestRunner {
  override async importFile(...[file, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    try {
      return await super.importFile(file, source)
    } catch (error) {
      if (source !== 'collect') throw error
      test('import', () => {
        throw error
      })
    }
  }
}
