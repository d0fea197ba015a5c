import { readLocal, writeLocal } from '../../platform/local-storage.ts'

const keyOf = (userId: string): string => `dovolilnice.device.${userId}`

/** The device at which this person sat last in this browser; undefined where none was chosen, or storage is refused. */
export const readOwnDevice = (userId: string): string | undefined => readLocal<string | undefined>(keyOf(userId), undefined)

export const keepOwnDevice = (userId: string, deviceId: string): void => writeLocal(keyOf(userId), deviceId)
