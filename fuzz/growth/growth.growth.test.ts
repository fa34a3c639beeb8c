import { beforeAll, describe, expect, it } from 'vitest'
import { timed } from './clock.ts'
import { repeated } from './family.ts'
import { measureGrowth } from './growth.ts'
import { checkNursery } from './nursery.ts'
import { lookAtEach } from './passes.ts'
import { makeTexts } from './texts.ts'

beforeAll(checkNursery)

/** A bracket in each thousand characters: work that is done for each bracket has a small factor. */
const texts = makeTexts(repeated(`[${'a'.repeat(999)}`))

/** Do something for each bracket. */
const forEachBracket = (work: (text: string, index: number) => unknown) => (text: string) => {
  for (let index = text.indexOf('['); index !== -1; index = text.indexOf('[', index + 1)) work(text, index)
}

/** Take so many steps. */
const stepsFor = (steps: (length: number) => number) => (text: string) => {
  let sum = 0
  for (let step = steps(text.length); step > 0; step--) sum ^= text.charCodeAt(step & 0xff)
  return sum
}

const times = [1, 2, 3]

describe.each(times)('time %i', () => {
  it.each<[string, (text: string) => unknown]>([
    ['answers at once', (text) => text.length],
    ['looks at each character', lookAtEach],
    ['copies the text', (text) => `[${text}`.charCodeAt(1)],
    ['makes an object of each character', (text) => Array.from(text, (character) => ({ character }))],
    ['replaces each character', (text) => text.replace(/./g, (character) => character.toUpperCase())],
    ['splits and sorts', (text) => text.split(/(?<=a)/).sort()],
    [
      'searches a little at each bracket',
      forEachBracket((text, index) => text.indexOf(']', text.length - (index % 9))),
    ],
    ['takes a hundred steps a character', stepsFor((length) => 100 * length)],
  ])('should pass what %s', (_, work) => {
    expect(measureGrowth(timed(work), texts).fault).toBeNull()
  })

  it.each<[string, (text: string) => unknown]>([
    [
      'searches the rest of the text at each bracket',
      forEachBracket((text, index) => text.indexOf(']', index)),
    ],
    [
      'looks at the text so far at each bracket',
      forEachBracket((text, index) => lookAtEach(text.slice(0, index))),
    ],
    ['looks at the text so far at each character', stepsFor((length) => length ** 2 / 20)],
    ['takes ever more steps a character', stepsFor((length) => length ** 1.5 / 8)],
    ['takes ever more steps a character, but few', stepsFor((length) => length ** 1.5 / 100)],
  ])('should find what %s', (_, work) => {
    expect(measureGrowth(timed(work), texts).fault).toMatch(/^(?:grows|took)/)
  })

  it('should find what is linear, but takes four thousand steps a character', () => {
    const work = stepsFor((length) => 4000 * length)
    expect(measureGrowth(timed(work), texts).fault).toMatch(/more than 250 looks at each/)
  })
})
