import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { pathOf } from './campaign/paths.ts'
import { readPublished } from './campaign/results.ts'
import { checkNursery } from './growth/nursery.ts'
import { measureParsers } from './growth/parser.ts'
import { FAMILIES, measureFamily, measureOwnShares } from './growth/run.ts'
import { MARKDOWN } from './growth/share.ts'
import { readMutationResults } from './mutation/results.ts'
import { proofs } from './proofs/facts.ts'
import { reportCampaigns } from './report/campaign.ts'
import { type GrowthFigures, reportGrowth } from './report/growth.ts'
import { reportMutation } from './report/mutation.ts'
import { plotGrowth } from './report/plot.ts'
import { reportProofs } from './report/proofs.ts'

checkNursery()
console.error('Growth …')
const growth = measureGrowth()
console.error('Proofs …')
const facts = proofs()
console.error('The page …')

const sections: [title: string, text: string][] = [
  ['Campaigns', reportCampaigns(await readPublished())],
  ['Findings', await readFile(pathOf('fuzz/FINDINGS.md'), 'utf8')],
  ['Proofs', reportProofs(facts)],
  ['Mutation testing', reportMutation(readMutationResults())],
  ['Growth', `![Time against length, on logarithmic scales](growth.svg)\n\n${reportGrowth(growth)}`],
]
const page = sections.map(([title, text]) => `## ${title}\n\n${text.trim()}\n`)
await mkdir(pathOf('fuzz/results'), { recursive: true })
await writeFile(pathOf('fuzz/results/proofs.json'), `${JSON.stringify(facts, null, 2)}\n`)
await writeFile(pathOf('fuzz/growth.svg'), await plotGrowth(growth.functions))
await writeFile(
  pathOf('fuzz/REPORT.md'),
  [
    '# What fuzzing, proofs and mutation testing found\n\nWritten by `npm run fuzz:report`; [README.md](README.md) says how to get the figures anew.\n',
    ...page,
  ].join('\n'),
)

function measureGrowth(): GrowthFigures {
  return {
    functions: FAMILIES.flatMap((family) => measureFamily(family)),
    shares: MARKDOWN.flatMap((family) => measureOwnShares(family)),
    parsers: FAMILIES.flatMap((family) => measureParsers(family)),
  }
}
