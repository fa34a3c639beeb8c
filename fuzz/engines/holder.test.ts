import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { minimize } from '../campaign/minimize.ts'
import { createHolder, type Holder, isSameFault } from './holder.ts'

let folder: string
let holder: Holder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const bundle = join(folder, 'law.cjs')
  await writeFile(
    bundle,
    `exports.hold = (input) => {
       if (input.includes('loop')) for (;;);
       if (input.includes('one')) throw new Error('one')
       if (input.includes('other')) throw new Error('other')
       return input.length > 0
     }`,
  )
  holder = createHolder(bundle, 500)
})

afterAll(async () => {
  await holder.close()
  await rm(folder, { recursive: true })
})

it('should say what the law says, and go on after an input without an end', async () => {
  const verdictOf = async (input: string) => (await holder.hold(Buffer.from(input))).type
  expect(await verdictOf('a')).toBe('held')
  expect(await verdictOf('')).toBe('void')
  expect(await verdictOf('a loop')).toBe('hung')
  expect(await verdictOf('this one')).toBe('broken')
  expect(await verdictOf('a')).toBe('held')
})

it('should tell faults apart by their place', async () => {
  const [one, again, other] = await Promise.all(
    ['one', 'x one', 'other'].map((input) => holder.hold(Buffer.from(input))),
  )
  expect(one && again && isSameFault(one, again)).toBe(true)
  expect(one && other && isSameFault(one, other)).toBe(false)
})

it('should minimize to the same fault, not to any', async () => {
  const input = Buffer.from(`${'some text that does not matter '.repeat(20)} one and the other`)
  expect(Buffer.from(await minimize(holder, input)).toString()).toBe('one')
  expect(Buffer.from(await minimize(holder, Buffer.from('an other text'))).toString()).toBe('other')
  expect(Buffer.from(await minimize(holder, Buffer.from('harmless'))).toString()).toBe('harmless')
})
