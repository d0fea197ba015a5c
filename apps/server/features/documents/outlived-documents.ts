import type { Db } from '../../platform/database/tables.ts'

interface Outliving {
  id: string
  number: string
  valid_until: string
}

/** The documents that a permit in force was issued for and is valid longer than. */
export const outlivedNow = (db: Db, today: string) =>
  db
    .selectFrom('outlived_document as proof')
    .innerJoin('permit', 'permit.id', 'proof.permit_id')
    .where('permit.valid_from', '<=', today)
    .where('permit.valid_until', '>', today)

/** For each document the permit that is valid longer, if any; of several the one that is valid longest. */
export const readOutliving = async (db: Db, ids: readonly string[], today: string): Promise<Map<string, Outliving>> => {
  if (ids.length === 0) return new Map()
  const rows = await outlivedNow(db, today)
    .select(['proof.document_id', 'permit.id', 'permit.number', 'permit.valid_until'])
    .where('proof.document_id', 'in', ids)
    .orderBy('permit.valid_until')
    .execute()
  return new Map(rows.map(({ document_id: document, ...permit }) => [document, permit]))
}
