import { expect } from 'vitest'
import { collectMarkdownContextReferences } from '../../src/markdown/collect.ts'
import { projectComposerContextForProvider } from '../../src/provider/project.ts'
import type { Runners } from './check.ts'

/** The checks of what the provider reads. */
export const providerRunners: Pick<Runners, 'project'> = {
  project: ({ input: { options, references, ...input }, expect: output }) => {
    const found = references === 'markdown' ? collectMarkdownContextReferences(input.text) : undefined
    expect(projectComposerContextForProvider({ ...input, ...options, references: found })).toBe(output)
  },
}
