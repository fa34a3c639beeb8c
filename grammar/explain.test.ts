import { describe, expect, it } from 'vitest'
import { readDrawings } from './carets.fixture.ts'
import { explainComposerContextHref, explainContextReference } from './explain.ts'

/** The exact words of the package, by the short names of the drawings. */
const WORDS: Record<string, string> = {
  prefix: '"t3-context://v1/"',
  kind: 'a kind in lower case: a–z, then a–z 0–9 -, at most 40 characters',
  id: 'a context id: 1 to 128 of A–Z a–z 0–9 _ -',
  label: 'a label without brackets and line breaks, at most 512 characters',
  end: 'the end of the URI',
  finish: 'the end of the reference',
}

function wordsOf(names: string[]): string[] {
  return names.map((name) => WORDS[name] ?? name)
}

const KIND_40 = 'k'.repeat(40)
const ID_128 = 'i'.repeat(128)
const LABEL_512 = 'l'.repeat(512)

describe('explainComposerContextHref', () => {
  it.each([
    ['t3-context://v1/a/b', { kind: 'a', contextId: 'b' }],
    ['t3-context://v1/review-comment2/_-9Z', { kind: 'review-comment2', contextId: '_-9Z' }],
    ['t3-context://v1/a--/-', { kind: 'a--', contextId: '-' }],
    ['t3-context://v1/constructor/__proto__', { kind: 'constructor', contextId: '__proto__' }],
    [`t3-context://v1/${KIND_40}/${ID_128}`, { kind: KIND_40, contextId: ID_128 }],
  ])('should read %s', (href, target) => {
    expect(explainComposerContextHref(href)).toStrictEqual(target)
  })

  it.each(
    readDrawings(`
https://example.org
^ prefix
 t3-context://v1/file/a
^ prefix
T3-CONTEXT://v1/file/a
^ prefix
t3-con
      ^ prefix
t3-context:/v1/file/a
            ^ prefix
t3-context://v2/file/a
              ^ prefix
t3-context://v1:80/file/a
               ^ prefix
t3-context://v1/
                ^ kind
t3-context://v1/Image/ctx_1
                ^ kind
t3-context://v1/1st/a
                ^ kind
t3-context://v1//a
                ^ kind
t3-context://v1/file
                    ^ "/" | kind
t3-context://v1/my_file/a
                  ^ "/" | kind
t3-context://v1/file/
                     ^ id
t3-context://v1/file/ü
                     ^ id
t3-context://v1/file/../a
                     ^ id
t3-context://v1/file/a%20b
                      ^ id | end
t3-context://v1/file/a/
                      ^ id | end
t3-context://v1/file/a?q
                      ^ id | end
t3-context://v1/file/a␊
                      ^ id | end
`),
  )('should explain $text at $offset', ({ text, offset, words }) => {
    expect(explainComposerContextHref(text)).toStrictEqual({ offset, expected: wordsOf(words) })
  })

  it.each([
    ['a kind of 41', `t3-context://v1/${KIND_40}`, 'k/a', ['"/"', 'kind']],
    ['a context id of 129', `t3-context://v1/file/${ID_128}`, 'i', ['id', 'end']],
  ])('should explain %s at the first character too many', (_, good, bad, words) => {
    expect(explainComposerContextHref(good + bad)).toStrictEqual({
      offset: good.length,
      expected: wordsOf(words),
    })
  })

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 1],
    ['a bigint', 1n],
    ['a boolean', true],
    ['a symbol', Symbol('t3-context://v1/a/b')],
    ['a String object', Object('t3-context://v1/a/b')],
    ['an array', ['t3-context://v1/a/b']],
    ['a URL', new URL('t3-context://v1/a/b')],
    ['a function', () => 't3-context://v1/a/b'],
    ['an object without a prototype', Object.create(null)],
    [
      'an object that throws',
      {
        toString() {
          throw new Error('read')
        },
      },
    ],
  ])('should expect a string, not %s', (_, href) => {
    expect(explainComposerContextHref(href)).toStrictEqual({ offset: 0, expected: [WORDS.prefix] })
  })

  it.each(['\ud800', '\udc00', '\ud83d'])('should explain the lone surrogate %j', (unit) => {
    expect(explainComposerContextHref(unit)).toMatchObject({ offset: 0 })
    expect(explainComposerContextHref(`t3-context://v1/a/b${unit}`)).toMatchObject({ offset: 19 })
  })
})

describe('explainContextReference', () => {
  it.each([
    '[](t3-context://v1/a/b)',
    '![shot](t3-context://v1/image/X)',
    String.raw`[\[a\] \\ \x](t3-context://v1/file/a)`,
    '[\0\u2028\ud800](t3-context://v1/file/a)',
    `[${LABEL_512}](t3-context://v1/${KIND_40}/${ID_128})`,
    `[${'\\]'.repeat(512)}](t3-context://v1/file/a)`,
  ])('should accept %j', (source) => {
    expect(explainContextReference(source)).toBeUndefined()
  })

  it.each(
    readDrawings(`
a
^ "["
!a
^ "["
!![a](t3-context://v1/a/b)
^ "["
![
  ^ "]" | label
[a [b] c](t3-context://v1/file/a)
   ^ "]" | label
[a␊b](t3-context://v1/file/a)
  ^ "]" | label
[a\\
   ^ label
[a\\␊](t3-context://v1/file/a)
   ^ label
[a] (t3-context://v1/file/a)
   ^ "("
[a][b]
   ^ "("
[a](
    ^ prefix
[a](<t3-context://v1/file/a>)
    ^ prefix
[a](t3-context://v2/file/a)
                  ^ prefix
[a](t3-context://v1/File/a)
                    ^ kind
[a](t3-context://v1/file/a "title")
                          ^ ")" | id
[a](t3-context://v1/file/a
                          ^ ")" | id
[a](t3-context://v1/file/a))
                           ^ finish
`),
  )('should explain $text at $offset', ({ text, offset, words }) => {
    expect(explainContextReference(text)).toStrictEqual({ offset, expected: wordsOf(words) })
  })

  it.each([
    ['characters', LABEL_512, 'l'],
    ['escapes', '\\]'.repeat(512), '\\]'],
  ])('should explain a label of 513 %s at the first one too many', (_, good, more) => {
    const source = `[${good}${more}](t3-context://v1/file/a)`
    expect(explainContextReference(source)).toStrictEqual({
      offset: 1 + good.length,
      expected: wordsOf(['"]"', 'label']),
    })
  })
})

describe('the globals', () => {
  const names = Reflect.ownKeys(Object.prototype).filter((name) => typeof name === 'string')

  it.each(names)('should be as they were after "%s" was explained', (name) => {
    const before = keysOfGlobals()
    for (const text of [name, `t3-context://v1/${name}`, `t3-context://v1/${name}/${name}`, `[${name}`]) {
      explainComposerContextHref(text)
      explainContextReference(text)
    }
    expect(keysOfGlobals()).toEqual(before)
  })
})

/** The own keys of everything that a look-up by name in `{}` can reach. */
function keysOfGlobals(): (string | symbol)[][] {
  const reachable = Reflect.ownKeys(Object.prototype).map((name): unknown => Reflect.get({}, name))
  return [Object.prototype, Function.prototype, ...reachable]
    .filter((value) => value !== null && (typeof value === 'object' || typeof value === 'function'))
    .map((value) => Reflect.ownKeys(value as object))
}
