import { outcomeOf } from './outcome.js'

/** The most units that a label may have. */
const LABEL_VALUE_MAX = 200

/** What a label is when it is about to be cut: one line, cleaned. */
const LABEL = /^(?!\s)(?!.*\s\s)[^\p{Cc}[\]]+$/u

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
    const isSame = outcomeOf(call) === outcome
    return isSame && divided.length > 0 && divided.every(isLongLabel)
  } finally {
    Reflect.deleteProperty(Intl, 'Segmenter')
  }
}

function isLongLabel(text) {
  return text.length > LABEL_VALUE_MAX && LABEL.test(text)
}

function startOfCodePoint(text, index) {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1)) ? index - 1 : index
}
