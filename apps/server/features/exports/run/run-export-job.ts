import type { ExportFailure } from '@dovolilnice/contract/exports/export-status'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import { daysAfter, keptFileDays, keptMonthlyDays } from '../export-days.ts'
import { deliverExportJob } from '../schedule/deliver-export.ts'
import { tellFailure } from '../schedule/tell-failure.ts'
import { failureOf, RunEnded } from './run-failure.ts'
import { writeFile } from './write-file.ts'
import type { WrittenFile } from './write-file.ts'

type Run = Row<'data_export'>

/** Takes the export for this run, also from one whose process died. Nothing where it is cancelled, deleted or made already. */
const beginRun = ({ database, clock }: JobContext, id: string): Promise<Run | undefined> =>
  database.transaction(async (trx) => {
    const run = await trx
      .updateTable('data_export')
      .set({ status: 'running', run_id: v7(), started_at: clock.now(), rows_total: null, rows_done: 0 })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst()
    await announce(trx, 'exports')
    return run
  })

/** Changes the export as long as it is this run's. @returns whether it was */
const change = async (trx: Trx, run: Run, values: Partial<Run>): Promise<boolean> => {
  const { filters, columns, ...plain } = values
  const { numUpdatedRows } = await trx
    .updateTable('data_export')
    .set(plain)
    .where('id', '=', run.id)
    .where('run_id', '=', run.run_id)
    .executeTakeFirstOrThrow()
  await announce(trx, 'exports')
  return numUpdatedRows > 0n
}

/** Offers the file and records, once, what left: which list, narrowed to what, how many rows. @throws RunEnded */
const finishRun = ({ database, clock, send }: JobContext, run: Run, file: WrittenFile): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now()
    const isOurs = await change(trx, run, {
      status: 'done',
      storage_key: file.storage_key,
      byte_size: file.byte_size,
      memory_peak: file.peak,
      rows_total: file.rows,
      rows_done: file.rows,
      ended_at: now,
      expires_at: daysAfter(now, run.schedule_id === null ? keptFileDays : keptMonthlyDays),
    })
    if (!isOurs) throw new RunEnded()
    if (run.schedule_id !== null) await send(trx, deliverExportJob, { export_id: run.id })
    const { exportEvent } = file.list.operation
    await recordEvent(
      trx,
      {
        action: exportEvent ?? 'export:create',
        kind: 'read',
        everyTime: true,
        actor: { id: file.actor.id, name: file.actor.name },
        subject: exportEvent === undefined ? { type: 'export', id: run.id, label: run.name } : file.look?.subject,
        after: { ...(file.look?.after ?? { filters: run.filters }), rows: file.rows, format: run.format },
        address: run.address,
      },
      clock,
    )
  })

const failRun = ({ database, clock, services }: JobContext, run: Run, failure: ExportFailure): Promise<void> =>
  database.transaction(async (trx) => {
    const isOurs = await change(trx, run, { status: 'failed', failure, run_id: null, ended_at: clock.now() })
    if (isOurs) await tellFailure(trx, services, run, failure)
  })

const writeAndOffer = async (context: JobContext, run: Run): Promise<void> => {
  const file = await writeFile(run, context)
  try {
    await finishRun(context, run, file)
  } catch (error) {
    // After a lost connection the row may name the file all the same: the sweep removes it if not.
    if (error instanceof RunEnded) await context.services.storage.remove(file.storage_key)
    throw error
  }
}

/** Writes the file of an export. A run that is cut off starts anew; what it had written is swept. */
export const runExportJob = defineJob({
  name: 'run-export',
  schema: z.object({ export_id: z.uuid() }),
  concurrency: 2,
  timeoutSeconds: 4 * 3600,
  handle: async ({ export_id: id }, context) => {
    const run = await beginRun(context, id)
    if (run === undefined) return
    try {
      await writeAndOffer(context, run)
    } catch (error) {
      if (error instanceof RunEnded) return
      const failure = failureOf(error) ?? (context.lastAttempt ? 'internal' : undefined)
      if (failure === undefined) await context.database.transaction((trx) => change(trx, run, { status: 'waiting', run_id: null }))
      else await failRun(context, run, failure)
      if (failure === undefined || failure === 'internal') throw error
    }
  },
})
