import type { Db } from '../../platform/database/tables.ts'

/** The files of documents that are not deleted. */
export const documentFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('document')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ storage_key: key }) => key)
}
