import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { readLocal, writeLocal } from '../local-storage.ts'

const key = 'dovolilnice.town'
const parts = ['municipality', 'colours', 'privacy', 'texts', 'map', 'languages'] as const

/** The town's parameters of the last visit, so that its name, arms and colours stand also without a network; undefined when there are none of this shape. */
export const keptParameters = (): Parameters | undefined => {
  const kept = readLocal<Partial<Parameters> | undefined>(key, undefined)
  return parts.every((part) => typeof kept?.[part] === 'object') ? (kept as Parameters) : undefined
}

export const keepParameters = (parameters: Parameters): void => writeLocal(key, parameters)
