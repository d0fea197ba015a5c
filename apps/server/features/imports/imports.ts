import { OperationError } from '@dovolilnice/contract/errors'
import { type Import, type ImportCounts, mostNamedRows } from '@dovolilnice/contract/imports/import'
import { readImportRows, readImports, undoImport } from '@dovolilnice/contract/imports/operations'
import { type Db, notFound, updateRow } from '../../platform/database/db.ts'
import { undoImportJob } from './undo-import-job.ts'
import { implement } from '../../platform/http/context.ts'

/** Imports that the list shows. */
const shownImports = 50

/** How many rows of each import ended how. */
export const readCounts = async (db: Db, ids: readonly string[]): Promise<Map<string, ImportCounts>> => {
  const none = { create: 0, change: 0, same: 0, refuse: 0 }
  const counts = new Map(ids.map((id) => [id, { ...none }]))
  if (ids.length === 0) return counts
  const rows = await db
    .selectFrom('data_import_row')
    .select((of) => ['import_id', 'outcome', of.fn.countAll<number>().as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'outcome'])
    .execute()
  for (const { import_id: id, outcome, count } of rows) counts.set(id, { ...none, ...counts.get(id), [outcome]: count })
  return counts
}

const importRows = (db: Db) =>
  db
    .selectFrom('data_import')
    .leftJoin('app_user', 'app_user.id', 'data_import.made_by')
    .select(['data_import.id', 'subject', 'file_name', 'status', 'rows_total', 'rows_done', 'kept', 'made_at', 'ended_at'])
    .select('app_user.name as made_by_name')

const withCounts = async (db: Db, rows: readonly Omit<Import, 'counts'>[]): Promise<Import[]> => {
  const counts = await readCounts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, counts: counts.get(row.id) ?? { create: 0, change: 0, same: 0, refuse: 0 } }))
}

const present = (row: Awaited<ReturnType<ReturnType<typeof importRows>['executeTakeFirstOrThrow']>>): Omit<Import, 'counts'> => ({
  ...row,
  made_at: row.made_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

const readImport = async (db: Db, id: string): Promise<Import> => {
  const row = await importRows(db).where('data_import.id', '=', id).executeTakeFirst()
  const [one] = row === undefined ? [] : await withCounts(db, [present(row)])
  if (one === undefined) throw new OperationError('not_found')
  return one
}

export const handleReadImports = implement(readImports, async (_, { trx }) => {
  const rows = await importRows(trx).orderBy('made_at', 'desc').orderBy('data_import.id', 'desc').limit(shownImports).execute()
  return { imports: await withCounts(trx, rows.map(present)) }
})

export const handleReadImportRows = implement(readImportRows, async ({ params: { id } }, { trx }) => {
  await readImport(trx, id)
  const rows = await trx
    .selectFrom('data_import_row')
    .select(['line', 'outcome', 'note'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'refuse')
    .orderBy('line')
    .limit(mostNamedRows)
    .execute()
  return { rows: rows.map((row) => ({ ...row, label: '' })) }
})

export const handleUndoImport = implement(undoImport, async ({ params: { id } }, context) => {
  const { trx, user, send } = context
  const one = await trx.selectFrom('data_import').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (one.status !== 'done' && one.status !== 'failed') throw new OperationError('illegal_transition', { details: { status: one.status } })
  await updateRow(trx, 'data_import', id, { status: 'undoing' })
  await send(trx, undoImportJob, { import_id: id, user_id: user.id })
  context.record({ subject: { type: 'import', id, label: one.file_name }, after: { subject: one.subject } })
  return readImport(trx, id)
})
