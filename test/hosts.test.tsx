import type { Element } from 'hast'
import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown, { type Components, defaultUrlTransform, type ExtraProps } from 'react-markdown'
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import remarkContextReference, {
  contextReferenceSanitizeSchema,
  type RemarkContextReferenceOptions,
} from '../src/index.ts'

const MARKDOWN = 'See ![shot "1"](t3-context://v1/image/ctx_1) & [a\\*b](t3-context://v1/file/ctx_2).'
const IMAGE =
  '<span class="context-reference" data-context-kind="image" data-context-id="ctx_1">shot "1"</span>'
const FILE = '<span class="context-reference" data-context-kind="file" data-context-id="ctx_2">a*b</span>'

/** The schema of `rehype-sanitize`, with what references need on top. */
const sanitizeSchema: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...contextReferenceSanitizeSchema.tagNames],
  attributes: { ...defaultSchema.attributes, ...contextReferenceSanitizeSchema.attributes },
}

describe('remark-rehype and rehype-stringify', () => {
  const html = (markdown: string, options?: RemarkContextReferenceOptions) =>
    String(
      unified()
        .use(remarkParse)
        .use(remarkContextReference, options)
        .use(remarkRehype)
        .use(rehypeStringify)
        .processSync(markdown),
    )

  it('should write spans with the kind, the id and the label', () => {
    expect(html(MARKDOWN)).toBe(`<p>See ${IMAGE} &#x26; ${FILE}.</p>`)
  })

  it('should write no address that could be opened or loaded', () => {
    const rejected =
      '[a](t3-context://v1/File/x) ![b](t3-context://v1/file/x "t") <t3-context:x> [n]\n\n[n]: T3-context:y'
    expect(`${html(MARKDOWN)}${html(rejected)}`).not.toMatch(/href|src|<a|<img/)
  })

  it('should escape what a label holds', () => {
    expect(html('[\\<b>"&amp;lt;](t3-context://v1/file/x)')).toBe(
      '<p><span class="context-reference" data-context-kind="file" data-context-id="x">&#x3C;b>"&#x26;lt;</span></p>',
    )
  })

  it('should mark a reference without a record', () => {
    expect(html(MARKDOWN, { records: ['ctx_2'] })).toBe(
      `<p>See <span class="context-reference" data-context-kind="image" data-context-id="ctx_1" data-context-unresolved="true">shot "1"</span> &#x26; ${FILE}.</p>`,
    )
  })

  it('should write what options.toHast makes, and let it see what is unresolved', () => {
    const toHast: RemarkContextReferenceOptions['toHast'] = ({ kind, label, data }): Element => ({
      type: 'element',
      tagName: 'mark',
      properties: { className: [kind, data?.unresolved ? 'gone' : 'here'] },
      children: [{ type: 'text', value: label }],
    })
    expect(html(MARKDOWN, { toHast, records: ['ctx_2'] })).toBe(
      '<p>See <mark class="image gone">shot "1"</mark> &#x26; <mark class="file here">a*b</mark>.</p>',
    )
  })

  it('should write links without the plugin', () => {
    const plain = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify)
    expect(String(plain.processSync('[a](t3-context://v1/file/x)'))).toBe(
      '<p><a href="t3-context://v1/file/x">a</a></p>',
    )
  })
})

describe('rehype-sanitize', () => {
  const html = (markdown: string, schema?: Schema) =>
    String(
      unified()
        .use(remarkParse)
        .use(remarkGfm)
        .use(remarkMath)
        .use(remarkContextReference, { records: ['ctx_2'] })
        .use(remarkRehype)
        .use(rehypeSanitize, schema)
        .use(rehypeStringify)
        .processSync(markdown),
    )

  it('should leave only the label by default', () => {
    expect(html(MARKDOWN)).toBe('<p>See <span>shot "1"</span> &#x26; <span>a*b</span>.</p>')
  })

  it('should leave all with the schema merged in', () => {
    const marked = IMAGE.replace('"ctx_1"', '"ctx_1" data-context-unresolved="true"')
    expect(html(MARKDOWN, sanitizeSchema)).toBe(`<p>See ${marked} &#x26; ${FILE}.</p>`)
  })

  it('should change nothing else with the schema merged in', () => {
    const markdown =
      '- [x] a[^1] [b](https://e.com "t") `c` <i>d</i>\n\n[^1]: e\n\n| f |\n| - |\n| ~~g~~ |\n\n$x$'
    expect(html(markdown, sanitizeSchema)).toBe(html(markdown))
  })

  it('should leave what was rejected without an address', () => {
    expect(html('[a](t3-context://v1/File/x) ![b](t3-context:x)', sanitizeSchema)).toBe(
      '<p><span>a</span> <span>b</span></p>',
    )
  })
})

/** A chip, as an application has it. */
function Chip(props: ComponentProps<'span'> & ExtraProps & { 'data-context-id'?: string }): ReactElement {
  return (
    <button type="button" id={props['data-context-id']}>
      {props.children}
    </button>
  )
}

describe('react-markdown', () => {
  const render = (markdown: string, components?: Components) =>
    renderToStaticMarkup(
      <Markdown remarkPlugins={[remarkGfm, remarkContextReference]} components={components ?? null}>
        {markdown}
      </Markdown>,
    )

  it('should show spans by default', () => {
    expect(render(MARKDOWN)).toBe(`<p>See ${IMAGE.replace('"1"', '&quot;1&quot;')} &amp; ${FILE}.</p>`)
  })

  it('should show a component of the application in place of them', () => {
    expect(render(MARKDOWN, { span: Chip })).toBe(
      '<p>See <button type="button" id="ctx_1">shot &quot;1&quot;</button> &amp; <button type="button" id="ctx_2">a*b</button>.</p>',
    )
  })

  it('should give options to the plugin, and a tag of its own to components', () => {
    const toHast: RemarkContextReferenceOptions['toHast'] = (node): Element => ({
      type: 'element',
      tagName: 'mark',
      properties: { title: node.contextId },
      children: [{ type: 'text', value: node.label }],
    })
    const components: Components = { mark: ({ title, children }) => <b id={title}>{children}</b> }
    const plugin = [remarkContextReference, { toHast }] as const
    expect(
      renderToStaticMarkup(
        <Markdown remarkPlugins={[[...plugin]]} components={components}>
          {MARKDOWN}
        </Markdown>,
      ),
    ).toBe('<p>See <b id="ctx_1">shot &quot;1&quot;</b> &amp; <b id="ctx_2">a*b</b>.</p>')
  })

  it('should show what was rejected without an address', () => {
    expect(render('[a](t3-context://v1/File/x) ![b](t3-context:x) [n]\n\n[n]: t3-context:y')).toBe(
      '<p><span>a</span> <span>b</span> <span>n</span></p>',
    )
  })

  it('should drop the address without the plugin', () => {
    expect(defaultUrlTransform('t3-context://v1/file/ctx_2')).toBe('')
    expect(renderToStaticMarkup(<Markdown>{'[a](t3-context://v1/file/ctx_2)'}</Markdown>)).toBe(
      '<p><a href="">a</a></p>',
    )
  })
})

describe('remark', () => {
  it('should write references back as canonical source', () => {
    const processor = remark().use(remarkContextReference)
    expect(String(processor.processSync('[a\\b *c*](t3-context://v1/file/ctx_2)'))).toBe(
      '[a\\b \\*c\\*](t3-context://v1/file/ctx_2)\n',
    )
  })
})
