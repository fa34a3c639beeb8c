/** Watches what all code of a process shares. */

/** What programs keep state in, on purpose. */
const OWN_STATE = ['console', 'process', 'performance']

/** Reach what no name leads to: the prototypes of iterators, generators and asynchronous functions. */
const HIDDEN = {
  arrayIterator: [][Symbol.iterator](),
  mapIterator: new Map().entries(),
  setIterator: new Set().values(),
  stringIterator: ''[Symbol.iterator](),
  matchIterator: 'a'.matchAll(/a/g),
  generator: (function* () {})(),
  asyncGenerator: (async function* () {})(),
  asyncFunction: async () => {},
}

/**
 * Note all that can be reached from the globals and from the literals of the language: own keys in any order, their
 * descriptors, prototypes, and whether keys can be added.
 *
 * @returns a function that names what has changed since: `Object.prototype.0 was added`
 */
export function watchGlobals() {
  const before = notesOfAll()
  return () => [...before].flatMap(([object, { name, note }]) => changesOf(name, note, noteOf(object)))
}

/** Find all objects, breadth first, so that each has its shortest name. */
function notesOfAll() {
  const found = new Map([[globalThis, { name: 'globalThis', note: noteOf(globalThis) }]])
  const { descriptors } = found.get(globalThis).note
  for (const [key, descriptor] of descriptors)
    if (!OWN_STATE.includes(key)) add(String(key), descriptor.value)
  for (const [key, value] of Object.entries(HIDDEN)) add(key, value)
  for (const [object, { name, note }] of found) {
    if (object === globalThis) continue
    add(`the prototype of ${name}`, note.prototype)
    for (const [key, { value, get, set }] of note.descriptors) {
      const path = `${name}.${String(key)}`
      add(path, value)
      add(`the getter of ${path}`, get)
      add(`the setter of ${path}`, set)
    }
  }
  return found

  function add(name, object) {
    const isObject = (typeof object === 'object' && object !== null) || typeof object === 'function'
    if (isObject && !found.has(object)) found.set(object, { name, note: noteOf(object) })
  }
}

function noteOf(object) {
  return {
    prototype: Object.getPrototypeOf(object),
    isExtensible: Object.isExtensible(object),
    descriptors: new Map(
      Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]),
    ),
  }
}

function changesOf(name, before, after) {
  const changes = []
  if (before.prototype !== after.prototype) changes.push(`${name} has another prototype`)
  if (before.isExtensible !== after.isExtensible) changes.push(`${name} was sealed`)
  for (const [key, descriptor] of before.descriptors) {
    const now = after.descriptors.get(key)
    if (now === undefined) changes.push(`${name}.${String(key)} is gone`)
    else if (Object.keys(now).some((field) => !Object.is(now[field], descriptor[field])))
      changes.push(`${name}.${String(key)} has changed`)
  }
  for (const key of after.descriptors.keys())
    if (!before.descriptors.has(key)) changes.push(`${name}.${String(key)} was added`)
  return changes
}
