import { z } from 'zod/mini'
import { recordEvent } from '../../platform/audit/record-event.ts'
import { inSavepoint } from '../../platform/database/session.ts'
import { type Db, type Row, type Trx, insertRow, updateRow } from '../../platform/database/db.ts'
import { defineJob, type JobContext } from '../../platform/jobs/job.ts'
import type { PlannedRow } from './import-plan.ts'
import { lockImport } from './undo-import-job.ts'
import { planRows, readImportTable } from './preview-import.ts'
import { readCounts } from './imports.ts'
import { refusalOf } from './row-problems.ts'

type Run = Row<'data_import'>

/** Rows that are written in one transaction; a run that was cut off goes on after the last block. */
const block = 50

const readActor = (db: Db, id: string): Promise<{ id: string; name: string }> =>
  db.selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()

/** Writes one row, or finds out why it is refused after all. */
const writeRow = async (trx: Trx, { subject, locale }: Run, row: PlannedRow): Promise<PlannedRow> => {
  const { write } = row
  if (write === undefined) return row
  try {
    return { ...row, record_id: await inSavepoint(trx, () => write(trx)) }
  } catch (error) {
    return { ...row, outcome: 'refuse', record_id: null, note: refusalOf(subject, error, locale) }
  }
}

/** @returns the rows that no run has dealt with yet */
const leftOf = async (db: Db, id: string, rows: readonly PlannedRow[]): Promise<PlannedRow[]> => {
  const done = await db
    .selectFrom('data_import_row')
    .select('line')
    .where('import_id', '=', id)
    .where('line', '>=', rows[0]?.line ?? 0)
    .where('line', '<=', rows.at(-1)?.line ?? 0)
    .execute()
  const lines = new Set(done.map(({ line }) => line))
  return rows.filter(({ line }) => !lines.has(line))
}

const open = ['waiting', 'running'] as const

const writeBlock = ({ database }: JobContext, run: Run, rows: readonly PlannedRow[]): Promise<void> =>
  database.transaction(async (trx) => {
    if ((await lockImport(trx, run.id, open)) === undefined) throw new Error('The import has ended already.')
    const left = await leftOf(trx, run.id, rows)
    for (const row of left) {
      const { line, outcome, note, record_id } = await writeRow(trx, run, row)
      await insertRow(trx, 'data_import_row', { import_id: run.id, line, outcome, note, record_id })
    }
    await trx
      .updateTable('data_import')
      .set(({ eb }) => ({ status: 'running', rows_done: eb('rows_done', '+', left.length) }))
      .where('id', '=', run.id)
      .execute()
  })

/** The whole import is one event of the trail, which names what it brought. */
const end = ({ database, clock }: JobContext, { id, made_by }: Run, status: 'done' | 'failed'): Promise<void> =>
  database.transaction(async (trx) => {
    const one = await lockImport(trx, id, open)
    if (one === undefined) return
    await updateRow(trx, 'data_import', id, { status, storage_key: null, ended_at: clock.now() })
    const actor = await readActor(trx, made_by)
    const subject = { type: 'import' as const, id, label: one.file_name }
    const after = { subject: one.subject, status, ...(await readCounts(trx, [id])).get(id) }
    await recordEvent(trx, { action: 'import:run', kind: 'change', actor, subject, after }, clock)
  })

const run = async (context: JobContext, one: Run, key: string): Promise<void> => {
  const { database, services } = context
  const actor = await readActor(database.kysely, one.made_by)
  const { rows } = await readImportTable(services, key, one)
  const planned = await planRows(database.kysely, services, rows, { subject: one.subject, locale: one.locale, actor })
  const left = await leftOf(database.kysely, one.id, planned)
  for (let at = 0; at < left.length; at += block) await writeBlock(context, one, left.slice(at, at + block))
  await end(context, one, 'done')
}

/** Writes the rows of an import. Judged again row by row; a run that was cut off goes on where it stopped. */
export const runImportJob = defineJob({
  name: 'run-import',
  schema: z.object({ import_id: z.uuid() }),
  timeoutSeconds: 3600,
  handle: async ({ import_id: id }, context) => {
    const one = await context.database.kysely.selectFrom('data_import').selectAll().where('id', '=', id).executeTakeFirst()
    if (one === undefined || one.storage_key === null) return
    try {
      await run(context, one, one.storage_key)
    } catch (error) {
      if (!context.lastAttempt) throw error
      await end(context, one, 'failed')
      await context.services.storage.remove(one.storage_key)
      throw error
    }
    await context.services.storage.remove(one.storage_key)
  },
})
