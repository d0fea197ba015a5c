import type { Db } from '../../platform/database/tables.ts'
import type { Owner } from '../../platform/privacy/owner.ts'

/** A key of the storage, as it may stand anywhere in the text form of a row: 40 digits, not part of a longer hash. */
const storageKey = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g

/** Every text in a row that looks like the key of a stored file. */
export const keysIn = (row: string): string[] => row.match(storageKey) ?? []

const batchSize = 1_000

/** Those of the keys by which an owner's rows name a stored file. */
export const filesNamedIn = async function* (db: Db, owners: readonly Owner[], keys: Iterable<string>): AsyncGenerator<string> {
  const all = [...keys]
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize)
    const named = new Set<string>()
    for (const owner of owners) for (const key of (await owner.filesInUse?.(db, batch)) ?? []) named.add(key)
    yield* named
  }
}
