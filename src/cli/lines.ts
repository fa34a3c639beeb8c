/** A line of a stream, or a part of one that is over the limit. */
export interface Line {
  /** Counted from 1. */
  number: number
  /** The bytes as they came, with the line end. Only the last line of a stream can be without one. */
  bytes: Uint8Array
  /** `whole` within the limit. Over it, the parts follow each other: one `first`, then any number of `rest`. */
  part: 'whole' | 'first' | 'rest'
}

const LINE_FEED = 0x0a

/**
 * Read a stream line by line. No more than one line within the limit is held at a time, whatever comes.
 *
 * @param stream gives bytes
 * @param maxBytes the most bytes of a line, its line end included
 * @returns for each chunk of the stream, the lines that have ended in it
 */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<readonly Line[]> {
  const held = createBuffer()
  let number = 1
  let isOver = false
  for await (const chunk of stream) {
    const lines: Line[] = []
    for (let start = 0; start < chunk.length; ) {
      const lineFeed = chunk.indexOf(LINE_FEED, start)
      const end = lineFeed === -1 ? chunk.length : lineFeed + 1
      lines.push(...take(chunk.subarray(start, end), lineFeed !== -1))
      start = end
    }
    yield lines
  }
  if (held.length() > 0) yield [{ number, bytes: held.empty(), part: 'whole' }]

  /** Take a piece of a line; `isEnd` if the line ends with it. */
  function take(piece: Uint8Array, isEnd: boolean): Line[] {
    const line = { number, bytes: piece }
    const wasOver = isOver
    isOver ||= held.length() + piece.length > maxBytes
    if (!isOver && !isEnd) {
      held.add(piece)
      return []
    }
    // Most lines lie in one chunk and need no copy.
    if (held.length() > 0) {
      held.add(piece)
      line.bytes = held.empty()
    }
    const part = !isOver ? 'whole' : wasOver ? 'rest' : 'first'
    if (isEnd) {
      number++
      isOver = false
    }
    return [{ ...line, part }]
  }
}

/** Bytes that grow at the end. */
interface GrowingBuffer {
  length: () => number
  add: (bytes: Uint8Array) => void
  /** Give the bytes, and begin anew. */
  empty: () => Uint8Array
}

/** Create a buffer that doubles its room: a list of chunks would cost more than its bytes if each is tiny. */
function createBuffer(): GrowingBuffer {
  let room = new Uint8Array()
  let length = 0
  return {
    length: () => length,
    add: (bytes) => {
      if (length + bytes.length > room.length) {
        const larger = new Uint8Array(Math.max(2 * room.length, length + bytes.length))
        larger.set(room.subarray(0, length))
        room = larger
      }
      room.set(bytes, length)
      length += bytes.length
    },
    empty: () => {
      const bytes = room.subarray(0, length)
      room = new Uint8Array()
      length = 0
      return bytes
    },
  }
}
