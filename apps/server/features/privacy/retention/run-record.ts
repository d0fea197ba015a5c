import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Db, type Row, type Trx, insertRow, updateRow } from '../../../platform/database/db.ts'
import { addChanges, allRows, type Changes } from './count-changes.ts'

interface Report {
  records: Record<string, number>
  tables: Changes
}

const written = ({ records, tables }: Report) => ({
  records: JSON.stringify(records),
  tables: JSON.stringify(tables),
  rows: allRows(tables),
})

const addRecords = (one: Record<string, number>, other: Record<string, number>): Record<string, number> => {
  const sum = { ...one }
  for (const [kind, count] of Object.entries(other)) sum[kind] = (sum[kind] ?? 0) + count
  return sum
}

/** The run that waits for a yes, or works; there is one at most. */
export const findOpenRun = (db: Db): Promise<Row<'retention_run'> | undefined> =>
  db.selectFrom('retention_run').selectAll().where('status', 'in', ['waiting', 'running']).executeTakeFirst()

/** One run that works: what it takes is over on its own last day and by its own terms, also when another day goes on with it. */
export type WorkingRun = Pick<Row<'retention_run'>, 'id' | 'until' | 'terms'>

/** When a run was counted, and by which last day and terms. */
interface Counted {
  now: Date
  until: string
  terms: RetentionSettings
}

/** A new run that works, or the one whose process died. A run that waits is done with: what it would take goes with this one. */
export const beginRun = async (trx: Trx, { now, until, terms }: Counted): Promise<WorkingRun> => {
  const open = await findOpenRun(trx)
  if (open?.status === 'running') return open
  if (open !== undefined) await trx.deleteFrom('retention_run').where('id', '=', open.id).execute()
  const id = v7()
  const by = { until, terms: JSON.stringify(terms) }
  const values = { id, status: 'running' as const, at: now, ...by, ...written({ records: {}, tables: {} }), unusual: '{}' }
  await insertRow(trx, 'retention_run', values)
  return { id, until, terms }
}

/** Adds what one transaction did to the report. */
export const noteProgress = async (trx: Trx, id: string, { records, tables }: Report): Promise<void> => {
  const run = await trx.selectFrom('retention_run').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const sum = { records: addRecords(run.records, records), tables: addChanges(run.tables, tables) }
  await updateRow(trx, 'retention_run', id, written(sum))
}

/** Ends a run with what it has done. @returns its records by kind */
export const endRun = async (trx: Trx, id: string, now: Date): Promise<Record<string, number>> => {
  const ended = { status: 'done' as const, ended_at: now }
  const { records } = await trx.updateTable('retention_run').set(ended).where('id', '=', id).returning('records').executeTakeFirstOrThrow()
  await announce(trx, 'privacy')
  return records
}

/** Stores what a dry run counted. */
export const storePreview = async (trx: Trx, report: Report, at: { now: Date; until: string }): Promise<void> => {
  const about = { id: v7(), status: 'preview' as const, at: at.now, ended_at: at.now, until: at.until }
  await insertRow(trx, 'retention_run', { ...about, ...written(report), unusual: '{}' })
  await announce(trx, 'privacy')
}

/** Stores that a run waits for a person's yes, or brings the figures of the one that waits up to date. @returns the id of a new one */
export const holdRun = async (trx: Trx, report: Report, unusual: Record<string, number>, at: Counted): Promise<string | undefined> => {
  const figures = { until: at.until, terms: JSON.stringify(at.terms), ...written(report), unusual: JSON.stringify(unusual) }
  const open = await findOpenRun(trx)
  await announce(trx, 'privacy')
  if (open !== undefined) {
    await trx.updateTable('retention_run').set(figures).where('id', '=', open.id).where('status', '=', 'waiting').execute()
    return undefined
  }
  const id = v7()
  await insertRow(trx, 'retention_run', { id, status: 'waiting', at: at.now, ...figures })
  return id
}
