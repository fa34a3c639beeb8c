import { describe, expect, it } from 'vitest'
import { readLines } from './lines.ts'

/** The lines of each chunk, as `number:part:text`. */
async function read(chunks: readonly string[], maxBytes = 10): Promise<string[][]> {
  const result: string[][] = []
  for await (const lines of readLines(toStream(chunks), maxBytes)) {
    result.push(lines.map(({ number, bytes, part }) => `${number}:${part}:${Buffer.from(bytes)}`))
  }
  return result
}

async function* toStream(chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

describe('readLines', () => {
  it('should give the lines of each chunk with their ends', async () => {
    expect(await read(['a\nb\r\n', '\n', 'c\n'])).toEqual([
      ['1:whole:a\n', '2:whole:b\r\n'],
      ['3:whole:\n'],
      ['4:whole:c\n'],
    ])
  })

  it('should put together a line of several chunks', async () => {
    expect(await read(['a', 'b', 'c\nd', '\n'])).toEqual([[], [], ['1:whole:abc\n'], ['2:whole:d\n']])
    expect((await read([...'abcdefgh\n'])).at(-1)).toEqual(['1:whole:abcdefgh\n'])
  })

  it('should give the last line without an end as it is', async () => {
    expect(await read(['a\nb', 'c'])).toEqual([['1:whole:a\n'], [], ['2:whole:bc']])
  })

  it.each([
    [[], []],
    [[''], [[]]],
  ])('should find no line in %j', async (chunks, lines) => {
    expect(await read(chunks)).toEqual(lines)
  })

  it('should not split a line at what is a line end for others', async () => {
    expect(await read(['a\rb\u2028c\n'])).toEqual([['1:whole:a\rb\u2028c\n']])
  })

  it('should count the line end into the limit', async () => {
    expect(await read(['123456789\n'])).toEqual([['1:whole:123456789\n']])
    expect(await read(['1234567890\n'])).toEqual([['1:first:1234567890\n']])
    expect(await read(['1234567890'])).toEqual([[], ['1:whole:1234567890']])
  })

  it('should pass on a line over the limit in parts, and read on behind it', async () => {
    expect(await read(['12345', '67890', 'x', 'y', 'z\na\n', 'b'])).toEqual([
      [],
      [],
      ['1:first:1234567890x'],
      ['1:rest:y'],
      ['1:rest:z\n', '2:whole:a\n'],
      [],
      ['3:whole:b'],
    ])
  })

  it('should see that a line is over the limit once it ends', async () => {
    expect(await read(['12345', '67890\nb\n'])).toEqual([[], ['1:first:1234567890\n', '2:whole:b\n']])
  })
})
