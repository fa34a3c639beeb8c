import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Database, type SQLiteValue } from 'node-sqlite3-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextRecord, contextRecords } from '../../fuzz/arbitraries/record-arbitrary.ts'
import { type ComposerContextRecord, KNOWN_CONTEXT_KINDS } from '../record/record.ts'
import { collectComposerContextReferences } from '../reference/scan.ts'
import { ref } from './build.fixture.ts'
import { buildMessageContext } from './build.ts'
import { encodeContextJson } from './context-json.ts'
import { type ResolvedUserMessage, resolveUserMessageContext } from './resolve.ts'

/** A message with the records that it is sent with. */
interface Message {
  name: string
  text: string
  records: ComposerContextRecord[]
}

const chats = new URL('../../corpus/chats/', import.meta.url)

/** The example chats, with a record for each id that they refer to. */
const messages: Message[] = readdirSync(chats).map((name) => {
  const text = readFileSync(new URL(name, chats), 'utf8')
  const kindOf = new Map(
    collectComposerContextReferences(text).map(({ contextId, kind }) => [contextId, kind]),
  )
  return { name, text, records: Array.from(kindOf, ([contextId, kind]) => recordOf(contextId, kind)) }
})

/** Messages that refer to records of every kind, with texts and ids that break careless code. */
const nasty: Message[] = fc.sample(contextRecords(), 200).map((records, index) => ({
  name: `nasty ${index}`,
  text: records.map(({ contextId }) => ref(contextId)).join('\n'),
  records,
}))

const LEGACY = 'Look\n\n<terminal_context>\n- T line 1:\n  1 | x\n</terminal_context>'
const WHOLE = '{"version":1,"records":[{"version":1,"contextId":"s","kind":"skill","label":"S","name":"a"}]}'

const damaged: [name: string, contextJson: SQLiteValue][] = [
  ['cut off', WHOLE.slice(0, 60)],
  ['of a newer version', WHOLE.replace('1', '2')],
  ['another JSON', '[1,2]'],
  ['no JSON', 'undefined'],
  ['bytes', new Uint8Array([1, 2, 3])],
  ['a number', 7],
]

function recordOf(contextId: string, kind: string): ComposerContextRecord {
  const kinds = (KNOWN_CONTEXT_KINDS as readonly string[]).includes(kind) ? [kind] : ['unknown']
  const [record] = fc.sample(contextRecord({ contextIds: fc.constant(contextId), kinds }), 1)
  if (!record) throw new Error('no record')
  return record
}

const folder = mkdtempSync(join(tmpdir(), 't3-context-test-'))
const file = join(folder, 'messages.sqlite')
let database: Database

// What a server does; then it is started again.
beforeAll(() => {
  const first = new Database(file)
  first.exec('CREATE TABLE messages (name TEXT PRIMARY KEY, text TEXT NOT NULL, context_json ANY)')
  const insert = first.prepare('INSERT INTO messages VALUES (?, ?, ?)')
  first.exec('BEGIN')
  for (const { name, text, records } of [...messages, ...nasty]) {
    const built = buildMessageContext({ text, records })
    insert.run([name, built.text, encodeContextJson(built.context)])
  }
  insert.run(['legacy', LEGACY, null])
  for (const [name, contextJson] of damaged) insert.run([name, LEGACY, contextJson])
  first.exec('COMMIT')
  insert.finalize()
  first.close()
  database = new Database(file, { fileMustExist: true, readOnly: true })
})

afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

/** Read a message from the file, and give it its records. */
function read(name: string): ResolvedUserMessage {
  const row = database.get('SELECT text, context_json FROM messages WHERE name = ?', [name])
  return resolveUserMessageContext({ text: String(row?.text), context: row?.context_json })
}

describe('a message that is read from a database file after a restart', () => {
  it('should come from a file', () => {
    expect(statSync(file).size).toBeGreaterThan(100_000)
    expect(messages.length).toBeGreaterThan(40)
  })

  it.each([...messages, ...nasty])('should resolve each chip: $name', ({ name, text, records }) => {
    const message = read(name)
    // This driver takes the first character of a text column for a byte order mark if it looks like one.
    expect(message.text).toBe(text.replace(/^\ufeff/, ''))
    expect([message.dropped, message.reason]).toStrictEqual([[], null])
    const chips = collectComposerContextReferences(message.text)
    expect(new Set(chips.map(({ contextId }) => contextId)).size).toBe(records.length)
    for (const { contextId } of chips) {
      const record = records.find((one) => one.contextId === contextId)
      expect(JSON.stringify(message.recordsById.get(contextId))).toBe(JSON.stringify(record))
    }
  })

  it('should be upgraded if it was sent before there were contexts', () => {
    const { text, recordsById, reason } = read('legacy')
    expect(text).toBe('Look\n\n[T line 1](t3-context://v1/terminal/legacy_terminal_1)')
    expect(recordsById.get('legacy_terminal_1')).toMatchObject({ kind: 'terminal', text: 'x' })
    expect(reason).toBeNull()
  })

  it.each(damaged)('should have its text and a reason if its context is %s', (name) => {
    const { text, context, reason } = read(name)
    expect([text, context.records]).toStrictEqual([LEGACY, []])
    expect(reason).toMatch(/^Expected /)
  })
})
