import { readSuite } from '../../corpus/harness/files.ts'
import { contextId, kind } from '../../grammar/context-reference.ts'
import { nearMiss, toArbitrary } from '../arbitraries/rule-arbitrary.ts'
import type { IdsInput } from '../targets/ids.ts'
import { inputsOfCases, sample, shortTexts } from './corpus.ts'

/** Ids of producers, each beside the next, and kinds that are none. */
export function seeds(): IdsInput[] {
  const { producerIds, kindScoped, previewAnnotations } = readSuite('ids.json')
  const ids = shortTexts([
    ...producerIds.map((one) => one.producerId),
    ...kindScoped.map((one) => one.producerId),
    ...previewAnnotations.map((one) => one.annotationId),
    ...inputsOfCases('fold-ids').flat(),
    ...inputsOfCases('fold-kind-id').map((one) => one.id),
    ...sample(toArbitrary(contextId), 10),
    ...sample(nearMiss(contextId)),
  ])
  const kinds = ['file', 'image', ...sample(toArbitrary(kind), 5), ...sample(nearMiss(kind), 10)]
  return ids.map((id, index) => ({
    kind: kinds[index % kinds.length] as string,
    otherKind: kinds[(index * 5) % kinds.length] as string,
    id,
    otherId: ids[(index + 1) % ids.length] as string,
  }))
}
