import type { Text } from '@dovolilnice/contract/locale'
import { keptCodesKey, readLocal, writeLocal } from '../../../platform/kit.ts'

/** The code of a permit as it was when it was last shown with a network, and what stands under it. */
export interface KeptCode {
  number: string
  code: string
  code_size: number
  kind: Text
  plates: string[]
  valid_until: string
  /** The instant at which the server gave it. */
  at: number
}

interface Kept {
  /** Whose they are: another person of this browser neither sees them nor keeps them. */
  person: string
  codes: Record<string, KeptCode>
}

const keptOf = (person: string): Kept['codes'] => {
  const kept = readLocal<Kept | undefined>(keptCodesKey, undefined)
  return kept?.person === person ? kept.codes : {}
}

export const keepCode = (person: string, permitId: string, code: KeptCode): void =>
  writeLocal(keptCodesKey, { person, codes: { ...keptOf(person), [permitId]: code } } satisfies Kept)

/** What was kept of permits that have not ended since. */
export const readKeptCodes = (person: string, today: string): KeptCode[] =>
  Object.values(keptOf(person))
    .filter(({ valid_until: until }) => until > today)
    .toSorted((a, b) => a.valid_until.localeCompare(b.valid_until))

export const forgetCodes = (): void => writeLocal(keptCodesKey, undefined)
