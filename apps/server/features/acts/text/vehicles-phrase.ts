import { unbroken } from '../../../platform/pdf/text-blocks.ts'

/** `za vozilo A`, `za vozili A in B`, `za vozila A, B in C`; empty where there is none. */
export const vehiclesPhrase = (plates: readonly string[]): string => {
  const [last, ...before] = plates.map(unbroken).toReversed()
  if (last === undefined) return ''
  const noun = plates.length === 1 ? 'vozilo' : plates.length === 2 ? 'vozili' : 'vozila'
  return `za ${noun} ${before.length === 0 ? last : `${before.toReversed().join(', ')} in ${last}`}`
}
