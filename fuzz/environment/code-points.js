import { outcomeOf } from './outcome.js'

/** What a label is when it is about to be cut: one line of more than 200 units, cleaned. */
const LONG_LABEL = /^(?!\s)(?!.*\s\s)[^\p{Cc}[\]]{201,}$/u

/**
 * Say whether it is lawful that an outcome differs from that of a host with grapheme clusters (specification, section
 * 2.4): it is what comes out where the clusters are the code points, and nothing was divided but long labels.
 *
 * @param call gave the outcome on this host, which has no `Intl.Segmenter`
 */
export function isCutAtCodePoint(call, outcome) {
  const divided = []
  class Segmenter {
    segment(text) {
      divided.push(text)
      return { containing: (index) => ({ index: startOfCodePoint(text, index) }) }
    }
  }
  Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true })
  try {
    return outcomeOf(call) === outcome && divided.length > 0 && divided.every((text) => LONG_LABEL.test(text))
  } finally {
    Reflect.deleteProperty(Intl, 'Segmenter')
  }
}

function startOfCodePoint(text, index) {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1)) ? index - 1 : index
}
