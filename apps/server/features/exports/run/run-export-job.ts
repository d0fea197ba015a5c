import { type ExportFailure, mostPdfRows } from '@dovolilnice/contract/exports/export'
import { OperationError } from '@dovolilnice/contract/errors'
import { isDiskFull } from '../../../platform/errors/error-facts.ts'
import { type Row, type Trx, updateRow } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { textIn } from '@dovolilnice/contract/locale'
import type { Recorded, ListRoute } from '../../../platform/http/context.ts'
import { Readable } from 'node:stream'
import { FieldsUnclear } from '../../../platform/database/lists/walk-texts.ts'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import { readRequest } from '../asked-list.ts'
import { findList, mayRead, daysAfter, keptFileDays, keptMonthlyDays } from '../exported-lists.ts'
import type { RowBatch } from '../write/export-writer.ts'
import { writers } from '../write/writers.ts'
import { findPerson } from './find-person.ts'
import { type Batches, readBatches, readingWays } from './read-batches.ts'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { deliverExportJob } from '../schedule/deliver-export.ts'
import { tellFailure } from '../schedule/tell-failure.ts'
import { openJobs } from '../../../platform/jobs/failed-jobs.ts'

/** The export was cancelled or deleted, or another run writes it now: nothing is left to do. */
class RunEnded extends Error {
  override name = 'RunEnded'
}

/** There will be no file, however often it is tried. */
class RunFailed extends Error {
  override name = 'RunFailed'
  readonly failure: ExportFailure

  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Why no further try can help; undefined where one may. */
const failureOf = (error: unknown): ExportFailure | undefined => {
  if (error instanceof RunFailed) return error.failure
  if (error instanceof OperationError) return error.code === 'not_found' ? 'gone' : error.code === 'forbidden' ? 'forbidden' : undefined
  return isDiskFull(error) ? 'storage_full' : undefined
}

const everyMs = 500

/** How far a run is; the writer fills it in. */
interface RunProgress {
  total: number | null
  done: number
  /** Bytes of the whole process. */
  peak: number
  /** The run was taken away: cancelled, deleted, or replaced by another run. */
  ended: boolean
}

const beginProgress = (): RunProgress => ({ total: null, done: 0, peak: 0, ended: false })

/**
 * Tells open screens how far the run is, and asks whether it may go on: beside the reading, which holds a transaction of its own. On the embedded
 * engine, which has one connection, it comes to that only when all is read.
 */
const watchRun = ({ id, run_id: runId }: Row<'data_export'>, progress: RunProgress, { database }: JobContext): (() => Promise<void>) => {
  let looking: Promise<void> | undefined
  const look = () =>
    database.transaction(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('data_export')
        .set({ rows_total: progress.total, rows_done: progress.done, memory_peak: progress.peak })
        .where('id', '=', id)
        .where('run_id', '=', runId)
        .executeTakeFirstOrThrow()
      progress.ended = numUpdatedRows === 0n
      await announce(trx, 'exports')
    })
  const timer = setInterval(() => {
    progress.peak = Math.max(progress.peak, process.memoryUsage.rss())
    // A failed look is tried again; a lost database also ends the reading itself.
    looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

/** A whole file in the storage, which no row names yet. */
interface WrittenFile extends StoredFile {
  rows: number
  peak: number
  list: ListRoute
  actor: { id: string; name: string }
  look: Recorded | undefined
}

async function* counted(
  { walk, rows }: Batches,
  progress: RunProgress,
  { format }: Row<'data_export'>,
  { signal }: JobContext,
): AsyncGenerator<RowBatch> {
  for await (const batch of rows) {
    signal.throwIfAborted()
    if (progress.ended) throw new RunEnded()
    progress.total = walk.total ?? null
    if (format === 'pdf' && (walk.total ?? 0) > mostPdfRows) throw new RunFailed('too_many_rows')
    yield batch
    progress.done += batch.length
  }
}

/** What the run needs, with the rights of the person as they are now. @throws RunFailed */
const prepare = async (run: Row<'data_export'>, { database, services }: JobContext) => {
  const person = await findPerson(database.kysely, { id: run.user_id })
  const list = findList(services.capabilities, run.list)
  if (list === undefined) throw new RunFailed('gone')
  if (person === undefined || !mayRead(person, list)) throw new RunFailed('forbidden')
  const request = readRequest(list, run)
  if (request === undefined) throw new RunFailed('invalid')
  return { person, list, request, parameters: await services.capabilities.readParameters(database.kysely) }
}

/** Writes the file from one snapshot of the database, row by row. @throws RunEnded, RunFailed, or whatever stood in the way; then no file is left */
const writeFile = async (run: Row<'data_export'>, job: JobContext): Promise<WrittenFile> => {
  for (const way of readingWays) {
    try {
      return await writeBy(run, job, way)
    } catch (error) {
      if (!(error instanceof FieldsUnclear)) throw error
    }
  }
  throw new Error('The rows of the list could not be read in any way.')
}

const writeBy = async (run: Row<'data_export'>, job: JobContext, way: (typeof readingWays)[number]): Promise<WrittenFile> => {
  const { person, list, request, parameters } = await prepare(run, job)
  const { columns, title } = list.operation.list
  const head = {
    title: textIn(title, run.locale),
    columns: request.columns.flatMap((key) => (columns[key] === undefined ? [] : [{ key, column: columns[key] }])),
    locale: run.locale,
    now: run.created_at,
    parameters,
  }
  const progress = beginProgress()
  const stop = watchRun(run, progress, job)
  try {
    return await job.database.snapshot(async (trx) => {
      const batches = readBatches({ trx, run, list, request, person, job, columns: head.columns, way })
      const content = writers[run.format](head, counted(batches, progress, run, job))
      const stored = await job.services.storage.receive(Readable.from(content, { objectMode: false }))
      const peak = Math.max(progress.peak, process.memoryUsage.rss())
      return { ...stored, rows: progress.done, peak, list, actor: person, look: batches.looks[0] }
    })
  } finally {
    await stop()
  }
}

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

/** Ends the exports whose job has used up its tries without saying so, as when the process died at each of them: nobody writes their file any more. */
export const failAbandoned = async (trx: Trx, now: Date): Promise<void> => {
  // Locked first: a run ends its export before its job, so what is open here has a job until the queue is read.
  const unfinished = await trx.selectFrom('data_export').select('id').where('status', 'in', ['waiting', 'running']).forUpdate().execute()
  const open = new Set((await openJobs(trx, runExportJob)).map(({ export_id: id }) => id))
  const abandoned = unfinished.flatMap(({ id }) => (open.has(id) ? [] : [id]))
  if (abandoned.length === 0) return
  await updateRow(trx, 'data_export', abandoned, { status: 'failed', failure: 'internal', run_id: null, ended_at: now })
  await announce(trx, 'exports')
}
