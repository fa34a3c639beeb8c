import { afterEach, describe, expect, it, vi } from 'vitest'
import { entryPoints, measureSize, REFERENCE_MAX_BYTES } from '../bench/size.ts'

/** Load a module that imports nothing, neither packages nor Node.js. */
function load(code: string): Promise<object> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}

it.each(['browser', 'worker'] as const)('should keep /reference within its size for a %s', async (place) => {
  const { gzipped } = await measureSize('./reference', place)
  expect(gzipped).toBeLessThanOrEqual(REFERENCE_MAX_BYTES[place])
})

describe.each(entryPoints)('the entry point %s', (entryPoint) => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('should load in a worker, which has no document', async () => {
    expect(globalThis).not.toHaveProperty('document')
    const { code } = await measureSize(entryPoint, 'worker')
    expect(Object.keys(await load(code)).length).toBeGreaterThan(0)
  })

  it('should need nothing but a document in a browser', async () => {
    vi.stubGlobal('document', { createElement: () => ({}) })
    const { code } = await measureSize(entryPoint, 'browser')
    expect(Object.keys(await load(code)).length).toBeGreaterThan(0)
  })
})
