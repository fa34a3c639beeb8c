import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, it } from 'vitest'
import { anyCitation, validCitation } from '../../fuzz/arbitraries/citation-arbitrary.ts'
import {
  formatAssistantCitationHref,
  parseAssistantCitationHref,
  serializeAssistantCitation,
} from './citation.ts'
import { collectAssistantCitations } from './citation-scan.ts'

it('should read back what it writes', () => {
  fc.assert(
    fc.property(validCitation(), (citation) => {
      const href = formatAssistantCitationHref(citation)
      const read = parseAssistantCitationHref(href)
      expect(read).toStrictEqual(citation)
      expect(Object.keys(read as object)).toEqual(
        'version environmentId threadId messageId text start end prefix suffix comment'
          .split(' ')
          .filter((key) => key in citation),
      )
    }),
    { numRuns: 5_000 },
  )
})

it('should write what the platform writes, and encode more in the path only', () => {
  fc.assert(
    fc.property(validCitation(), ({ version: _, environmentId, threadId, messageId, ...fields }) => {
      const citation = { version: 1 as const, environmentId, threadId, messageId, ...fields }
      const [path = '', query = ''] = formatAssistantCitationHref(citation).split('?')
      const { text, start, end, prefix, suffix, comment } = fields
      const ordered = { text, start: String(start), end: String(end), prefix, suffix }
      expect(query).toBe(
        new URLSearchParams(comment === undefined ? ordered : { ...ordered, comment }).toString(),
      )
      const segments = [environmentId, threadId, messageId].map(encodeURIComponent).join('/')
      expect(path.replace(/%(?:2[1789AE])/g, decodeURIComponent)).toBe(`t3-citation://v1/${segments}`)
      // Dots that stand alone are encoded, since bare they lead elsewhere.
      if ([environmentId, threadId, messageId].some((id) => /^\.{1,2}$/.test(id))) return
      // As a client would write it that encodes no more than it must.
      expect(parseAssistantCitationHref(`t3-citation://v1/${segments}?${query}`)).toStrictEqual(citation)
    }),
    { numRuns: 5_000 },
  )
})

it('should throw for a citation that it could not read back, and for no other', () => {
  fc.assert(
    fc.property(anyCitation(), (citation) => {
      let href: string
      try {
        href = formatAssistantCitationHref(citation)
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        const field = /^Invalid (\w+) of a citation$/.exec((error as TypeError).message)?.[1] as 'text'
        expect(readLoosely(citation), `${field} is named`).toBeNull()
        return
      }
      expect(parseAssistantCitationHref(href)).toEqual({ ...citation, version: 1 })
    }),
    { numRuns: 10_000 },
  )
})

/** Write a citation as it comes, and read that. */
function readLoosely(citation: object): object | null {
  const { version = 1, environmentId, threadId, messageId, ...fields } = citation as Record<string, unknown>
  const values = Object.entries(fields).filter(([, value]) => value !== undefined)
  const isText = ['text', 'prefix', 'suffix', 'comment'].every(
    (key) =>
      typeof (fields[key] ?? '') === 'string' && fields[key] !== null && !/\p{Cs}/u.test(String(fields[key])),
  )
  const ids = [environmentId, threadId, messageId]
  if (!isText || ids.some((id) => typeof id !== 'string' || /\p{Cs}/u.test(id))) return null
  if (typeof fields.start !== 'number' || typeof fields.end !== 'number') return null
  const query = new URLSearchParams(Object.fromEntries(values.map(([key, value]) => [key, String(value)])))
  return parseAssistantCitationHref(
    `t3-citation://v${version}/${ids.map((id) => encodeURIComponent(String(id))).join('/')}?${query}`,
  )
}

const FOREIGN = [
  ...'\t\n\r \0\\/?#@:;&=%+.()[]<>"\'`|^{}~',
  'é',
  '%2e',
  '%ZZ',
  '%C3',
  '..',
  '&x=1',
  '&text=a',
  '//',
  'V',
  '1',
]

/** A citation's URI with a few characters inserted, removed or replaced. */
const edited = fc
  .tuple(
    validCitation().filter(({ text, comment = '' }) => text.length + comment.length < 60),
    fc.array(fc.tuple(fc.nat(400), fc.nat(2), fc.constantFrom('', ...FOREIGN)), { maxLength: 2 }),
  )
  .map(([citation, edits]) =>
    edits.reduce(
      (href, [at, removed, inserted]) =>
        href.slice(0, at % href.length) + inserted + href.slice((at % href.length) + removed),
      formatAssistantCitationHref(citation),
    ),
  )

it('should read nothing that a URL parser would change but for encoded dots, and write the same citation again', () => {
  fc.assert(
    fc.property(edited, (href) => {
      const citation = parseAssistantCitationHref(href)
      if (!citation) return
      // A URL parser takes encoded dot segments away.
      if (/\/(?:\.|%2e){1,2}[/?]/i.test(href)) return
      expect(new URL(href).href).toBe(href)
      const canonical = formatAssistantCitationHref(citation)
      expect(parseAssistantCitationHref(canonical)).toStrictEqual(citation)
      const { searchParams } = new URL(href)
      expect(searchParams.get('text')).toBe(citation.text)
      expect([...searchParams.keys()].sort()).toEqual([...new URL(canonical).searchParams.keys()].sort())
    }),
    { numRuns: 20_000 },
  )
})

it('should answer to anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
      expect(parseAssistantCitationHref(value)).toBeNull()
      expect(collectAssistantCitations(value as string)).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})

it('should write one link for Markdown, and find what it wrote', () => {
  fc.assert(
    fc.property(validCitation(), fc.constantFrom('', 'a ', '(', '> ', '| a | '), (citation, before) => {
      const source = serializeAssistantCitation(citation)
      const text = `${before}${source} b`
      const start = before.length
      const end = start + source.length
      expect(collectAssistantCitations(text)).toStrictEqual([{ citation, source, start, end }])
      const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
      for (const tree of [fromMarkdown(text), fromMarkdown(text, options)]) {
        const links = JSON.stringify(tree).match(/"url":"[^"]*"/g)
        expect(links).toEqual([`"url":"${formatAssistantCitationHref(citation)}"`])
      }
    }),
    { numRuns: 200 },
  )
})
