import type { PublicParameters } from '@dovolilnice/contract/resources/operations'
import { readLocal, writeLocal } from '../local-storage.ts'

const key = 'dovolilnice.town'
const parts = ['municipality', 'colours', 'privacy', 'texts', 'map', 'languages', 'notice'] as const

/** The town's parameters of the last visit, so that its name, arms and colours stand also without a network; undefined when there are none of this shape. */
export const keptParameters = (): PublicParameters | undefined => {
  const kept = readLocal<Partial<PublicParameters> | undefined>(key, undefined)
  return parts.every((part) => typeof kept?.[part] === 'object') ? (kept as PublicParameters) : undefined
}

export const keepParameters = (parameters: PublicParameters): void => writeLocal(key, parameters)
