import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'

interface Sides {
  sl?: string
  en?: string
  it?: string
  hu?: string
}

/** Texts by their keys, as a form holds them. */
export type TypedTexts = Record<string, Sides | undefined>

/** A text that is empty in both languages is left out; one that is empty in one language says the other's. */
const filled = ({ sl = '', en = '', it = '', hu = '' }: Sides): Parameters['texts'][string] | undefined =>
  sl === '' && en === '' ? undefined : { sl: sl || en, en: en || sl, ...(it !== '' && { it }), ...(hu !== '' && { hu }) }

/** The texts of some keys put into all that are stored now: somebody may have saved others since the form was opened. */
export const mergedTexts = (stored: Parameters['texts'], keys: readonly string[], typed: TypedTexts): Parameters['texts'] => {
  const others = Object.entries(stored).filter(([key]) => !keys.includes(key))
  const own = keys.flatMap((key) => {
    const text = filled(typed[key] ?? {})
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries([...others, ...own])
}
