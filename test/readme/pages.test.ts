import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { readSuite } from '../../corpus/harness/files.ts'
import remarkContextReference, { type ContextReferenceRuleId } from '../../src/index.ts'
import { root } from '../import-graph.ts'
import { type Page, readPage, urlsOf } from './document.ts'
import { blocksOf, FRESH, LISTED, outputOf, pages } from './documentation.ts'
import { limitsIn, limitsOf } from './limits.ts'
import { rowsOf } from './names.ts'
import { deadLinksOf, isExternal, readPageAt } from './pages.ts'
import { roleOf } from './role.ts'

const [readme, ...others] = pages
const suite = readPageAt('corpus/conformance/README.md')

describe('the order', () => {
  const chapters = readme.sections.filter(({ depth }) => depth === 2)

  it("should be the ecosystem's", () => {
    expect(chapters.map(({ title }) => title)).toEqual([
      'Contents',
      'What is this?',
      'When should I use this?',
      'Install',
      'Use',
      'API',
      'Syntax',
      'Escaping',
      'Syntax tree',
      'HTML',
      'CSS',
      'Types',
      'Diagnostics',
      'Command line',
      'Security',
      'Compatibility',
      'Fuzzing',
      'Benchmarks',
      'Conformance suite',
      'Related',
      'Contribute',
      'License',
    ])
  })

  it('should be that of the contents', () => {
    const contents = chapters[0]?.content ?? []
    const listed = contents.flatMap((node) =>
      node.type === 'list' ? node.children.map((item) => textOf(item)) : [],
    )
    expect(listed).toEqual(chapters.slice(1).map(({ title }) => title))
  })

  it('should begin with the title, three badges and one sentence', () => {
    const [{ title, content = [] } = {}] = readme.sections
    const [badges, sentence] = content
    expect(title).toBe('remark-t3-context')
    expect(badges && countImages(badges)).toBe(3)
    expect(sentence && textOf(sentence)).toMatch(/^[^.]+\.$/)
    expect(content).toHaveLength(2)
  })

  it('should name the two commands for a fresh machine near the top', () => {
    const { chapter, value } = blocksOf('listed')
      .map(({ section, value }) => ({ chapter: section.chapter, value }))
      .find(({ value }) => value.startsWith('npm ci')) ?? { chapter: '', value: '' }
    expect({ chapter, value }).toEqual({
      chapter: 'install',
      value: FRESH,
    })
  })
})

describe('the pages of entry points', () => {
  it.each(others)(
    'should be named after what they are about, and be where the README points: $path',
    (page) => {
      const [{ title, entryPoint } = { title: '', entryPoint: '' }] = page.sections
      expect(title).toBe(entryPoint)
      expect(page.path).toBe(`docs/${entryPoint.replace('remark-t3-context/', '')}.md`)
      const part = readme.sections.find((section) => section.title === title)
      const links = (part?.content ?? []).flatMap((node) => urlsOf({ type: 'root', children: [node] }))
      expect(links).toContain(page.path)
    },
  )

  it('should state the limits of texts that the JSON Schema has', () => {
    const section = others
      .flatMap((page) => page.sections)
      .find(({ anchor, entryPoint }) => anchor === 'limits' && entryPoint === 'remark-t3-context/record')
    const jsonSchema = readFileSync(join(root, 'src/record/message-context.schema.json'), 'utf8')
    expect(section && limitsIn(section)).toEqual(limitsOf(JSON.parse(jsonSchema)))
  })
})

describe('the links', () => {
  it('should all lead somewhere', () => {
    const all = [...pages, suite, readPageAt('CONTRIBUTING.md'), readPageAt('CHANGELOG.md')]
    expect(all.flatMap((page) => deadLinksOf(page, all))).toEqual([])
    expect(urlsOf(readme.tree).filter((url) => !isExternal(url)).length).toBeGreaterThan(30)
  })

  it('should be found dead where they lead nowhere', () => {
    const text =
      '# A b\n\n[a](#a-b) [c](#c) [d](LICENSE) [e][e] ![f](f.png) [g](https://g.example)\n\n[e]: e.md#e'
    const page = readPage(text)
    expect(deadLinksOf(page, [page])).toEqual(['#c', 'f.png', 'e.md#e'])
    const other = readPage('[a](../README.md#a-b) [b](b.md) [c](../LICENSE) [d](../README.md#d)', 'docs/a.md')
    expect(deadLinksOf(other, [page, other])).toEqual(['b.md', '../README.md#d'])
  })

  it.each<ContextReferenceRuleId>(['invalid-uri', 'newer-version', 'not-canonical', 'unresolved'])(
    'should meet those of the messages with the rule %s',
    (ruleId) => {
      const section = readme.sections.find(({ anchor }) => anchor === ruleId)
      expect(section?.chapter).toBe('diagnostics')
      const sessions = blocksOf('session').filter((block) => block.section === section)
      expect(sessions.map(({ value }) => value).join()).toContain(` ${ruleId} `)
    },
  )
})

describe('the blocks', () => {
  it('should each be run, compared or listed', () => {
    const examples = blocksOf('example')
    expect(examples.length).toBeGreaterThan(25)
    expect(blocksOf('output')).toEqual(examples.map(outputOf))
    expect(
      blocksOf('listed')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([...LISTED].sort())
  })

  it.each([
    ['```sh\nt3-context check\n```', 'sh'],
    ['```txt\nprinted by nothing\n```', 'txt'],
    ['```console\nno command\n```', 'console'],
    ['```json\n{}\n```', 'json'],
    ['```rust\nfn main() {}\n```', 'rust'],
    ['    indented', ''],
  ])('should be found where nobody checks them: %j', (markdown, language) => {
    const [block] = readPage(`# A\n\n${markdown}`).blocks
    expect(() => block && roleOf(block, LISTED)).toThrow(
      `Line 3: a block of "${language}" that is neither checked nor listed`,
    )
  })
})

describe('the conformance suite', () => {
  it('should say of every file, and of every check, what it means', () => {
    const files = readdirSync(join(root, 'corpus/conformance')).filter((name) => name.endsWith('.json'))
    const checks = readSuite('cases.json').flatMap((one) => one.checks.map((check) => check.do))
    const named = suite.sections.flatMap(rowsOf).map(([first]) => first)
    expect(named).toEqual(expect.arrayContaining([...files, ...checks]))
    const titles = suite.sections.map(({ title }) => title).join()
    expect(files.filter((file) => !titles.includes(file))).toEqual([])
  })
})

describe('what is compared', () => {
  it('should be the grammar', () => {
    const [block, ...others] = blocksOf('grammar')
    expect(`${block?.value}\n`).toBe(readFileSync(join(root, 'grammar/context-reference.abnf'), 'utf8'))
    expect(others).toEqual([])
  })

  it('should be style sheets without a fault', () => {
    const styles = blocksOf('style').map(({ value }) => transformSync(value, { loader: 'css' }))
    expect(styles.map(({ warnings }) => warnings)).toEqual([[]])
  })

  it('should be messages with references and without a fault', () => {
    const messages = blocksOf('message')
    for (const { value } of messages) {
      const file = new VFile(value)
      const processor = remark().use(remarkContextReference)
      const tree = processor.parse(file)
      processor.runSync(tree, file)
      let references = 0
      visit(tree, 'contextReference', () => {
        references++
      })
      expect({ references, messages: file.messages }).toEqual({ references: 1, messages: [] })
    }
    expect(messages).not.toEqual([])
  })
})

function countImages(node: Page['tree']['children'][number]): number {
  let images = 0
  visit(node, 'image', () => {
    images++
  })
  return images
}
