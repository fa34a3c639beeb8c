import { vi } from 'vitest'

/** Run on a host without `Intl.Segmenter` and `String.prototype.toWellFormed`, where imports load modules afresh. */
export async function withoutSegmenter<Result>(run: () => Promise<Result>): Promise<Result> {
  const segmenter = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')
  const wellFormed = Object.getOwnPropertyDescriptor(String.prototype, 'toWellFormed')
  if (!segmenter || !wellFormed) throw new Error('This host has no segmenter to begin with')
  vi.resetModules()
  Reflect.deleteProperty(Intl, 'Segmenter')
  // Not deleted, so that the order of the prototype's keys stays.
  Object.defineProperty(String.prototype, 'toWellFormed', { ...wellFormed, value: undefined })
  try {
    return await run()
  } finally {
    Object.defineProperty(Intl, 'Segmenter', segmenter)
    Object.defineProperty(String.prototype, 'toWellFormed', wellFormed)
    vi.resetModules()
  }
}
