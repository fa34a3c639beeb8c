import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('should show the report, the list, a tree and a projection, and succeed although faults are planted', () => {
  const demo = fileURLToPath(new URL('../../scripts/demo.js', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [demo], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const parts = stdout.split(/^\$ /m)
  expect(parts).toHaveLength(5)
  expect(parts[1]).toMatch(/^t3-context check corpus\/chats\n\ncorpus\/chats\/33-wrong-kind-fault\.md\n/)
  expect(parts[1]).toContain('found "Image"')
  expect(parts[2]).toMatch(/^t3-context list corpus\/chats\n\nFile +Line +Column +Kind +Id +Label\n/)
  expect(parts[2]).toContain('redirect-loop.png')
  expect(parts[3]).toMatch(/^t3-context tree corpus\/chats\/26-three-pictures\.md\n\nroot\[2\]/)
  expect(parts[4]).toMatch(/^t3-context project --records scripts\/demo-records\.json \S+\n\nfix \[Element: /)
  expect(parts[4]).toContain('source: src/checkout/PayButton.tsx:41:7')
  expect(parts[4]).toMatch(/\nThe faults in the report are planted\. All is well\.\n$/)
})
