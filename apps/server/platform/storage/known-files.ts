import type { Db } from '../database/tables.ts'
import type { Owner } from '../privacy/owner.ts'

/** Those of the keys of stored files that a row of any owner names. */
export const knownFiles = async (db: Db, owners: readonly Owner[], keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const known = await Promise.all(owners.flatMap(({ filesInUse }) => filesInUse?.(db, keys) ?? []))
  return new Set(known.flat())
}
