import { textIn } from '@dovolilnice/contract/in-language'
import type { Recorded } from '../../../platform/http/context.ts'
import { mostPdfRows } from '@dovolilnice/contract/exports/export-format'
import { Readable } from 'node:stream'
import { FieldsUnclear } from '../../../platform/database/lists/walk-texts.ts'
import type { Row } from '../../../platform/database/tables.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { ListRoute } from '../../../platform/http/implement-list.ts'
import type { StoredFile } from '../../../platform/storage/storage.ts'
import { readRequest } from '../asked-list.ts'
import { findList, mayRead } from '../exported-lists.ts'
import type { RowBatch } from '../write/export-writer.ts'
import { writers } from '../write/writers.ts'
import { findPerson } from './find-person.ts'
import { readBatches, readingWays } from './read-batches.ts'
import type { Batches } from './read-batches.ts'
import { RunEnded, RunFailed } from './run-failure.ts'
import { beginProgress, watchRun } from './watch-run.ts'
import type { RunProgress } from './watch-run.ts'

/** A whole file in the storage, which no row names yet. */
export interface WrittenFile extends StoredFile {
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
export const writeFile = async (run: Row<'data_export'>, job: JobContext): Promise<WrittenFile> => {
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
