import type { Db } from '../../platform/database/tables.ts'

/** The papers and the e-SLOG files of invoices. */
export const invoiceFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('invoice')
    .select(['storage_key', 'xml_storage_key'])
    .where((is) => is.or([is('storage_key', 'in', keys), is('xml_storage_key', 'in', keys)]))
    .execute()
  return rows.flatMap(({ storage_key: paper, xml_storage_key: xml }) => [paper, xml].filter((key) => key !== null))
}
