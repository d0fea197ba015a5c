import { unbroken } from '../../../platform/pdf/text-blocks.ts'
import { phrasesOf } from './act-phrases.ts'
import type { ActLocale } from './act-phrases.ts'

/** `za vozilo A`, `za vozili A in B`, `za vozila A, B in C`; empty where there is none. */
export const vehiclesPhrase = (plates: readonly string[], locale: ActLocale): string => {
  const [last, ...before] = plates.map(unbroken).toReversed()
  if (last === undefined) return ''
  const { vehicles, and } = phrasesOf(locale)
  const [one, two, more] = vehicles
  const noun = plates.length === 1 ? one : plates.length === 2 ? two : more
  return `${noun} ${before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`}`
}
