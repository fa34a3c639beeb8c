import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENTRY_POINTS } from './entry-points/index.ts'
import { COMMON } from './families/common.ts'
import { OWN_SHARES, SHARED_WORK } from './share.ts'

/** Whether something that an entry point exports takes values: a function or a schema. */
function takesValues(exported: unknown): boolean {
  return typeof exported === 'function' || '~standard' in Object(exported)
}

it('should be all entry points of the package', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const names = Object.keys(exports).filter((path) => !path.endsWith('.json'))
  expect(ENTRY_POINTS.map(({ name }) => (name === 'remark' ? '.' : `./${name}`)).sort()).toEqual(names.sort())
})

describe.each(ENTRY_POINTS)(
  '$name',
  ({ name, exports, work, inside = {}, withoutText = {}, withParser = [], families = {} }) => {
    it('should have a row for each function and schema', () => {
      const rows = new Set([...Object.keys(work), ...Object.keys(withoutText), ...withParser])
      const exported = Object.keys(exports).filter((key) => takesValues(exports[key]))
      expect([...rows].sort()).toEqual(exported.sort())
    })

    it('should give each function a text in some way', () => {
      for (const inputs of Object.values({ ...work, ...inside })) expect(Object.keys(inputs)).not.toEqual([])
    })

    it('should say why there is no text, where there is none', () => {
      for (const [key, reason] of Object.entries(withoutText)) {
        expect(reason).toMatch(/^takes /)
        expect(Object.keys(work)).not.toContain(key)
      }
    })

    it('should measure the share of what runs the parser', () => {
      const measured = [...OWN_SHARES, ...SHARED_WORK].filter(({ entryPoint }) => entryPoint === name)
      expect([...new Set(measured.map((share) => share.function))].sort()).toEqual([...withParser].sort())
    })

    it('should have families for functions that there are', () => {
      expect(Object.keys({ ...work, ...inside })).toEqual(expect.arrayContaining(Object.keys(families)))
      for (const own of Object.values(families)) {
        const names = [...COMMON, ...own].map((family) => family.name)
        expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([])
      }
    })

    it('should run on a short text', () => {
      for (const inputs of Object.values({ ...work, ...inside })) {
        for (const run of Object.values(inputs))
          expect(() => run('[a](t3-context://v1/file/a) <b>')).not.toThrow()
      }
    })
  },
)
