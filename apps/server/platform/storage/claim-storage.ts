import { Readable } from 'node:stream'
import { sql, type Generated } from 'kysely'
import { v4 } from 'uuid'
import type { Database } from '../database/database.ts'
import type { Db, Trx } from '../database/db.ts'
import type { Owner } from '../privacy/owner.ts'
import { knownFiles } from './open-storage.ts'
import type { SealedStorage } from './sealed-storage.ts'
import { MissingFileError } from './storage.ts'

declare module '../database/db.ts' {
  interface Tables {
    file_storage: { only_row: Generated<boolean>; town_id: string; key_id: string }
  }
}

export const fileStorageOwner: Owner = {
  name: 'file-storage',
  tables: { file_storage: { only_row: 'impersonal', town_id: 'impersonal', key_id: 'impersonal' } },
}

/** The storage or the keys of files are not those of this database. Its message is the line to print. */
export class ForeignStorageError extends Error {
  override name = 'ForeignStorageError'
}

/** The mark of a storage: it holds the town's id and is not encrypted, so that another town can read whose it is. */
const markName = 'town'
const idLength = 36
const batchSize = 1_000

const anotherStorage =
  'Give this town a storage of its own (STORAGE_URL, or another DATA_DIR). The start is refused: it would delete files of which this database knows nothing.'

const lackingKey = (id: string): string =>
  `The keys of files of this machine (FILES_KEY, or keys/files.key in DATA_DIR) lack the key ${id}, with which this town encrypts: ` +
  'documents would be lost. Give every machine the same keys; a new key goes before the old one, which stays behind it.'

/** The id of the town whose files lie in this storage; undefined where nobody has marked it. */
export const readMark = async ({ inner }: SealedStorage): Promise<string | undefined> => {
  try {
    return Buffer.from(await inner.head(markName, idLength)).toString()
  } catch (error) {
    if (error instanceof MissingFileError) return undefined
    throw error
  }
}

const writeMark = ({ inner }: SealedStorage, id: string): Promise<unknown> => inner.write(markName, Readable.from([Buffer.from(id)]))

/** Takes back the mark of a restore that failed. */
export const removeMark = ({ inner }: SealedStorage): Promise<void> => inner.remove(markName)

/** Whether the storage is empty, or the rows name a file of it: then it was this town's before storages were marked. */
const mayBeOurs = async (trx: Trx, storage: SealedStorage, owners: readonly Owner[]): Promise<boolean> => {
  let batch: string[] = []
  let isEmpty = true
  const isNamed = async () => (await knownFiles(trx, owners, batch)).size > 0
  for await (const key of storage.list()) {
    isEmpty = false
    batch.push(key)
    if (batch.length < batchSize) continue
    if (await isNamed()) return true
    batch = []
  }
  return isEmpty || isNamed()
}

const keepRow = async (trx: Trx, { keyId, hasKey }: SealedStorage): Promise<string> => {
  await trx
    .insertInto('file_storage')
    .values({ town_id: v4(), key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx.selectFrom('file_storage').selectAll().executeTakeFirstOrThrow()
  if (!hasKey(row.key_id)) throw new ForeignStorageError(lackingKey(row.key_id))
  if (row.key_id !== keyId) await trx.updateTable('file_storage').set({ key_id: keyId }).execute()
  return row.town_id
}

/**
 * Makes sure at the start that the storage and its keys are those of this database, and marks a storage that is new. Of what is refused
 * nothing is noted.
 * @throws ForeignStorageError, StorageError
 */
export const claimStorage = (database: Database, storage: SealedStorage, owners: readonly Owner[]): Promise<void> =>
  database.transaction(async (trx) => {
    const id = await keepRow(trx, storage)
    const mark = await readMark(storage)
    if (mark === id) return
    if (mark !== undefined) throw new ForeignStorageError(`The storage of files belongs to another town (${mark}). ${anotherStorage}`)
    if (!(await mayBeOurs(trx, storage, owners)))
      throw new ForeignStorageError(`The storage holds files, and none of them is known to this database. ${anotherStorage}`)
    await writeMark(storage, id)
  })

/** Marks the storage of a restored town. A backup of an earlier version knows no id: the next start marks the storage. */
export const markRestored = async (db: Db, storage: SealedStorage): Promise<void> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('file_storage') is not null as there`.execute(db)
  if (rows[0]?.there !== true) return
  const row = await db.selectFrom('file_storage').select('town_id').executeTakeFirst()
  if (row !== undefined) await writeMark(storage, row.town_id)
}
