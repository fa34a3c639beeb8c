/** What was read of some words. */
interface State<Value> {
  /** The states behind one more UTF-16 code unit. */
  next: Map<number, State<Value>>
  /** The state of the longest end of what was read that begins a word, too. */
  shorter: State<Value> | undefined
  /** The length of the word that was read, and its value, if it is one. */
  word: { length: number; value: Value } | undefined
  /** The state of the longest shorter end that is a word. */
  shorterWord: State<Value> | undefined
}

/**
 * Find all places of some words in a text, those that overlap, too. It takes time in proportion to the text and the
 * places, however many and alike the words are (the algorithm of Aho and Corasick).
 *
 * @param words none of them empty, each with a value
 * @param first the code unit that each of them begins with, and so where to look
 * @param visit called for each place and the value of its word, by where it ends, the longest first
 */
export function findWords<Value>(
  text: string,
  words: ReadonlyMap<string, Value>,
  first: string,
  visit: (start: number, end: number, value: Value) => void,
): void {
  const root = buildStates(words)
  let state = root
  for (let at = 0; at < text.length; at++) {
    // Where nothing has begun, go on where something can.
    if (state === root) at = text.indexOf(first, at)
    if (at === -1) return
    state = step(state, text.charCodeAt(at))
    for (let found = state.word ? state : state.shorterWord; found?.word; found = found.shorterWord)
      visit(at + 1 - found.word.length, at + 1, found.word.value)
  }
}

function buildStates<Value>(words: ReadonlyMap<string, Value>): State<Value> {
  const root = newState<Value>()
  for (const [word, value] of words) {
    let state = root
    for (let at = 0; at < word.length; at++) {
      const unit = word.charCodeAt(at)
      const next = state.next.get(unit) ?? newState<Value>()
      state.next.set(unit, next)
      state = next
    }
    state.word = { length: word.length, value }
  }
  link(root)
  return root
}

/** Link each state to the shorter ones, which are linked before it. */
function link<Value>(root: State<Value>): void {
  const states = [root]
  for (const state of states) {
    for (const [unit, next] of state.next) {
      next.shorter = state.shorter ? step(state.shorter, unit) : root
      next.shorterWord = next.shorter.word ? next.shorter : next.shorter.shorterWord
      states.push(next)
    }
  }
}

/** Read one more code unit. */
function step<Value>(from: State<Value>, unit: number): State<Value> {
  let state = from
  for (;;) {
    const next = state.next.get(unit)
    if (next) return next
    if (!state.shorter) return state
    state = state.shorter
  }
}

function newState<Value>(): State<Value> {
  return { next: new Map(), shorter: undefined, word: undefined, shorterWord: undefined }
}
