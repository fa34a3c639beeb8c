import { SHORT_MAX } from '../record/fields.ts'
import { ELEMENTS_MAX, STYLE_CHANGES_MAX } from '../record/kinds.ts'
import { cutLine, leftOut } from './cut.ts'
import type { Fields } from './cut-fields.ts'

/**
 * Cut the lists of a preview annotation. The last style change and the end of the target summary then say how many
 * changes and elements were left out; there is no other place for a mark.
 */
export function cutAnnotationLists(annotation: Fields): Fields {
  return cutElements(cutStyleChanges(annotation))
}

function cutStyleChanges(annotation: Fields): Fields {
  const { styleChanges, styleChangeDetails } = annotation
  const detailsGone = surplus(styleChangeDetails, STYLE_CHANGES_MAX)
  if (!Array.isArray(styleChanges) || Math.max(surplus(styleChanges, STYLE_CHANGES_MAX), detailsGone) === 0) {
    return annotation
  }
  const kept = styleChanges.slice(0, STYLE_CHANGES_MAX - 1)
  const gone = Math.max(styleChanges.length - kept.length, detailsGone)
  return {
    ...annotation,
    styleChanges: [...kept, leftOut(gone, 'change')],
    ...cutList('styleChangeDetails', styleChangeDetails, STYLE_CHANGES_MAX),
  }
}

function cutElements(annotation: Fields): Fields {
  const { elements, elementIds, targetSummary } = annotation
  const gone = Math.max(surplus(elements, ELEMENTS_MAX), surplus(elementIds, ELEMENTS_MAX))
  if (gone === 0 || typeof targetSummary !== 'string') return annotation
  const mark = ` ${leftOut(gone, 'element')}`
  return {
    ...annotation,
    targetSummary: cutLine(targetSummary, SHORT_MAX - mark.length) + mark,
    ...cutList('elements', elements, ELEMENTS_MAX),
    ...cutList('elementIds', elementIds, ELEMENTS_MAX),
  }
}

function cutList(field: string, value: unknown, max: number): Fields {
  return Array.isArray(value) ? { [field]: value.slice(0, max) } : {}
}

function surplus(value: unknown, max: number): number {
  return Array.isArray(value) ? Math.max(0, value.length - max) : 0
}
