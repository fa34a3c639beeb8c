import type { Nodes, PhrasingContent, Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkRehype from 'remark-rehype'
import type { PluggableList } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { contextReferenceToHast } from '../index.ts'
import remarkContextReference from './plugin.ts'

/** A tree as nested lists: the type of each node, with its value or children. */
function outline(node: Nodes): unknown {
  if ('children' in node && node.children.length > 0) return [node.type, ...node.children.map(outline)]
  return 'value' in node ? [node.type, node.value] : node.type
}

/** The outline of what a text becomes after parsing and all transforms; the same with the plugin first and last. */
function outlineOf(plugins: PluggableList, markdown: string): unknown {
  const [first, last] = [
    remark().use(remarkContextReference).use(plugins),
    remark().use(plugins).use(remarkContextReference),
  ].map((processor) => {
    const read = (text: string) => processor.runSync(processor.parse(text)) as Root
    const tree = read(markdown)
    expect(outline(read(processor.stringify(tree))), 'written and read again').toEqual(outline(tree))
    return outline(tree)
  })
  expect(last, 'the plugin last').toEqual(first)
  return (first as unknown[])[1]
}

const A = '[a](t3-context://v1/file/x)'
const NODE = ['contextReference', 'a']

describe('with remark-gfm', () => {
  it('should not interfere w/ footnotes', () => {
    expect(outlineOf([remarkGfm], `x[^a] ${A}\n\n[^a]: ${A}`)).toEqual([
      'paragraph',
      ['text', 'x'],
      'footnoteReference',
      ['text', ' '],
      NODE,
    ])
  })

  it('should leave a footnote call with a destination behind it to the footnote', () => {
    expect(outlineOf([remarkGfm], '[^a](t3-context://v1/file/x)\n\n[^a]: b')).toEqual([
      'paragraph',
      'footnoteReference',
      ['text', '(t3-context://v1/file/x)'],
    ])
  })

  it('should see a label with a caret where there is no such footnote', () => {
    expect(outlineOf([remarkGfm], '[^a](t3-context://v1/file/x)')).toEqual([
      'paragraph',
      ['contextReference', '^a'],
    ])
  })

  it('should not interfere w/ tables', () => {
    expect(
      outlineOf([remarkGfm], `| h | ${A} |\n| - | - |\n| ${A.replace('a]', 'b \\| c]')} | ${A} |`),
    ).toEqual([
      'table',
      ['tableRow', ['tableCell', ['text', 'h']], ['tableCell', NODE]],
      ['tableRow', ['tableCell', ['contextReference', 'b | c']], ['tableCell', NODE]],
    ])
  })

  it.each([
    'www.example.com',
    'https://example.com/a_b',
    'me@example.com',
    'see www.example.com and me@example.com',
  ])('should not interfere w/ autolink literals: the label %s stays a label', (label) => {
    expect(outlineOf([remarkGfm], `[${label}](t3-context://v1/file/x) ${A}`)).toEqual([
      'paragraph',
      ['contextReference', label],
      ['text', ' '],
      NODE,
    ])
  })

  it('should not interfere w/ autolink literals beside a reference', () => {
    expect(outlineOf([remarkGfm], `www.example.com ${A} me@example.com`)).toEqual([
      'paragraph',
      ['link', ['text', 'www.example.com']],
      ['text', ' '],
      NODE,
      ['text', ' '],
      ['link', ['text', 'me@example.com']],
    ])
  })

  it('should not interfere w/ strikethrough', () => {
    expect(outlineOf([remarkGfm], `~~x ${A}~~ [~~b~~](t3-context://v1/file/x)`)).toEqual([
      'paragraph',
      ['delete', ['text', 'x '], NODE],
      ['text', ' '],
      ['contextReference', '~~b~~'],
    ])
  })

  it('should not interfere w/ task lists', () => {
    expect(outlineOf([remarkGfm], `* [ ] ${A}\n* [x] ${A}`)).toEqual([
      'list',
      ['listItem', ['paragraph', NODE]],
      ['listItem', ['paragraph', NODE]],
    ])
  })

  it('should not take a label for the box of a task', () => {
    expect(outlineOf([remarkGfm], '* [x](t3-context://v1/file/x)')).toEqual([
      'list',
      ['listItem', ['paragraph', ['contextReference', 'x']]],
    ])
  })
})

describe('with remark-math', () => {
  it('should not interfere w/ math', () => {
    expect(outlineOf([remarkMath], `$x$ ${A} $$y$$`)).toEqual([
      'paragraph',
      ['inlineMath', 'x'],
      ['text', ' '],
      NODE,
      ['text', ' '],
      ['inlineMath', 'y'],
    ])
  })

  it('should leave what stands in math to math', () => {
    expect(outlineOf([remarkMath], `$${A}$`)).toEqual(['paragraph', ['inlineMath', A]])
  })

  it('should read a label with an escaped dollar sign', () => {
    expect(outlineOf([remarkMath], '[\\$b](t3-context://v1/file/x) and $y$')).toEqual([
      'paragraph',
      ['contextReference', '$b'],
      ['text', ' and '],
      ['inlineMath', 'y'],
    ])
  })
})

describe('with remark-directive', () => {
  it('should not interfere w/ text directives', () => {
    expect(outlineOf([remarkDirective], `:b[c] ${A} :d[${A}]{.e}`)).toEqual([
      'paragraph',
      ['textDirective', ['text', 'c']],
      ['text', ' '],
      NODE,
      ['text', ' '],
      ['textDirective', NODE],
    ])
  })

  it('should not interfere w/ leaf and container directives', () => {
    expect(outlineOf([remarkDirective], `::b[${A}]`)).toEqual(['leafDirective', NODE])
    expect(outlineOf([remarkDirective], `:::b[${A}]\n${A}\n:::`)).toEqual([
      'containerDirective',
      ['paragraph', NODE],
      ['paragraph', NODE],
    ])
  })

  it('should escape a colon that would take the brackets of a reference, behind another escape too', () => {
    expect(outlineOf([remarkDirective], `:b&#x20;&#58;b${A} \\*&#58;b${A}`)).toEqual([
      'paragraph',
      'textDirective',
      ['text', ' :b'],
      NODE,
      ['text', ' *:b'],
      NODE,
    ])
  })

  it('should leave the brackets behind a name to the directive', () => {
    expect(outlineOf([remarkDirective], `:b${A}`)).toEqual([
      'paragraph',
      ['textDirective', ['text', 'a']],
      ['text', '(t3-context://v1/file/x)'],
    ])
  })
})

describe('with all of them', () => {
  it('should find the same references', () => {
    const markdown = `# ${A}\n\n> - ~~${A}~~ :b[c] $x$ www.e.com\n\n| ${A} |\n| - |\n\n[^n]: ${A}\n\nd[^n]`
    const plugins: PluggableList = [remarkGfm, remarkMath, remarkDirective]
    expect(outlineOf(plugins, markdown)).toEqual(['heading', NODE])
  })
})

describe('with transforms of text', () => {
  /** Make hard breaks of line breaks, as remark-breaks does. */
  function breaks() {
    return (tree: Root): undefined => {
      findAndReplace(tree, [/\r?\n/g, (): PhrasingContent => ({ type: 'break' })])
    }
  }

  /** Make a link of each word. */
  function linkify() {
    const link = (value: string): PhrasingContent => ({
      type: 'link',
      url: `https://e.com/${value}`,
      children: [{ type: 'text', value }],
    })
    return (tree: Root): undefined => findAndReplace(tree, [/\w+/g, link], { ignore: ['link'] })
  }

  /** Write all text in upper case. */
  function shout() {
    return (tree: Root): undefined => {
      visit(tree, 'text', (node) => {
        node.value = node.value.toUpperCase()
      })
    }
  }

  it('should not interfere w/ breaks', () => {
    expect(outlineOf([breaks], `b\n${A}\nc`)).toEqual([
      'paragraph',
      ['text', 'b'],
      'break',
      NODE,
      'break',
      ['text', 'c'],
    ])
  })

  it('should leave the label alone when mdast-util-find-and-replace makes links', () => {
    expect(outlineOf([linkify], `b ${A}`)).toEqual([
      'paragraph',
      ['link', ['text', 'b']],
      ['text', ' '],
      NODE,
    ])
  })

  it('should leave the label alone when text nodes change', () => {
    expect(outlineOf([shout], `b ${A}`)).toEqual(['paragraph', ['text', 'B '], NODE])
  })
})

describe('what reads text', () => {
  it('should see the label with mdast-util-to-string', () => {
    const tree = remark()
      .use(remarkContextReference)
      .parse(`# See ${A}, *and ${A.replace('a]', 'b]')}*`)
    expect(textOf(tree)).toBe('See a, and b')
  })

  it('should see the label in the slug of a heading', () => {
    /** Give headings ids of their text, as remark-slug does. */
    const slug = () => (tree: Root) => {
      visit(tree, 'heading', (node) => {
        node.data = { ...node.data, hProperties: { id: textOf(node).toLowerCase().replaceAll(' ', '-') } }
      })
    }
    const processor = remark().use(remarkContextReference).use(slug).use(remarkRehype).use(rehypeStringify)
    expect(String(processor.processSync('# See [My File](t3-context://v1/file/x)'))).toBe(
      '<h1 id="see-my-file">See <span class="context-reference" data-context-kind="file" data-context-id="x">My File</span></h1>',
    )
  })

  it('should find a literal with a value, a label and no children', () => {
    const literals: string[] = []
    visit(remark().use(remarkContextReference).parse(`b ${A}`), (node) => {
      if ('value' in node) literals.push(`${node.type}: ${node.value}`)
    })
    expect(literals).toEqual(['text: b ', 'contextReference: a'])
  })
})

describe('a handler of remark-rehype', () => {
  it('should be able to take the place of the data of a node', () => {
    const processor = remark()
      .use(remarkContextReference)
      .use(() => (tree: Root) => {
        visit(tree, 'contextReference', (node) => {
          node.data = undefined
        })
      })
      .use(remarkRehype, {
        handlers: {
          contextReference: (_, node) => contextReferenceToHast({ ...node, label: `(${node.label})` }),
        },
      })
      .use(rehypeStringify)
    expect(String(processor.processSync(A))).toBe(
      '<p><span class="context-reference" data-context-kind="file" data-context-id="x">(a)</span></p>',
    )
  })
})
