import type { ImportStatus } from '@dovolilnice/contract/imports/import'
import type { Row, Trx } from '../../platform/database/db.ts'

/** The import in one of these states, locked until the transaction ends: two runs of its job wait for each other. */
export const lockImport = (trx: Trx, id: string, statuses: readonly ImportStatus[]): Promise<Row<'data_import'> | undefined> =>
  trx.selectFrom('data_import').selectAll().where('id', '=', id).where('status', 'in', statuses).forUpdate().executeTakeFirst()
