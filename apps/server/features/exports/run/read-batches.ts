import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { beginWalk, type ListWalk } from '../../../platform/database/lists/walk-rows.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Recorded, ListRoute } from '../../../platform/http/context.ts'
import { presentFast } from '../../../platform/http/feature.ts'
import { contextBefore, backgroundCaller } from '../../../platform/http/make-context.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { ReadyRequest } from '../asked-list.ts'
import type { FileColumn, RowBatch } from '../write/export-writer.ts'
import { rowBatch } from './row-batch.ts'
import { fieldsRead, textRows } from './text-rows.ts'

/**
 * Rows of one call. A row of a workbook is many times its text, so there are few at a time: they are written and forgotten before the collector has moved
 * them to the old part of the heap. For the other forms more in a call cost less.
 */
const batchRows = { csv: 1_000, pdf: 1_000, xlsx: 125 } as const

const isPage = (value: unknown): value is { items: readonly object[] } => typeof value === 'object' && value !== null && 'items' in value

/**
 * How rows are read, from the quickest way to the one that always can: as the texts of the fields that the columns read of the first rows, of all
 * fields, or as values.
 */
export const readingWays = ['few texts', 'all texts', 'values'] as const
type ReadingWay = (typeof readingWays)[number]

interface Reading {
  trx: Trx
  run: Row<'data_export'>
  list: ListRoute
  request: ReadyRequest
  person: SessionUser
  job: JobContext
  columns: readonly FileColumn[]
  way: ReadingWay
}

/** The rows of a list in batches, and what is known of them before the end. */
export interface Batches {
  walk: ListWalk
  /** What the list would have recorded of a look: filters, and whose list it is. */
  looks: Recorded[]
  rows: AsyncGenerator<RowBatch>
}

/**
 * Reads a list from end to end as its own handler gives it to this person, presented by its schema, so that a file holds nothing that the list
 * does not show. Where the handler hands on the first rows as the database gave it, it would do so with all, and is not asked again.
 */
export const readBatches = (reading: Reading): Batches => {
  const walk = beginWalk(batchRows[reading.run.format])
  const looks: Recorded[] = []
  return { walk, looks, rows: read(reading, walk, looks) }
}

const callOf = ({ trx, run, list: { operation }, request, person, job }: Reading, walk: ListWalk, looks: Recorded[]) => {
  const { services, clock, log } = job
  const session = { id: '', user: person }
  const caller = backgroundCaller(run.locale, run.id, log)
  const before = contextBefore({ services, now: clock.now(), session, caller, files: [], operation })
  const context = { ...before, sessionId: null, db: trx, record: (what: Recorded) => void (looks.length === 0 && looks.push(what)) }
  const { columns, ...narrowed } = request
  const input = {
    params: run.record_id === null ? undefined : { id: run.record_id },
    query: undefined,
    body: { ...narrowed, page: 1, itemsPerPage: walk.batch, walk },
  }
  return { input, context }
}

async function* read(reading: Reading, walk: ListWalk, looks: Recorded[]): AsyncGenerator<RowBatch> {
  const { trx, run, list, columns, way } = reading
  const { operation } = list
  const { input, context } = callOf(reading, walk, looks)
  const first = await list.read(input, context)
  const { begun } = walk
  if (begun === undefined) throw new Error(`${operation.name} does not read its rows through listRows`)
  const presented = isPage(first) && first.items === begun.first ? presentFast(operation.output, first) : undefined
  if (isPage(presented) && way !== 'values') {
    const all = Object.keys(operation.list.row.shape)
    const read = way === 'few texts' ? fieldsRead(presented.items, columns, run.locale) : new Set(all)
    const fields = all.filter((name) => read.has(name))
    return yield* inTurn(walk, await textRows({ trx, walk, begun, list: operation.list, fields }))
  }
  return yield* inTurn(walk, async () => {
    const page = await list.read(input, context)
    const presented = presentFast(operation.output, page)
    // The schema itself takes ten times as long, and is asked only where the fast way is not sure.
    const { items } = isPage(presented) ? presented : operation.output.parse(page)
    return rowBatch([...items], (row) => row)
  })
}

/** The next rows are read while the last are written. */
async function* inTurn(walk: ListWalk, next: () => Promise<RowBatch>): AsyncGenerator<RowBatch> {
  let coming = next()
  try {
    for (;;) {
      const rows = await coming
      const isLast = walk.ended
      if (!isLast) {
        coming = next()
        // Awaited below; until then a failure is nobody's yet.
        coming.catch(() => {})
        // Else the call would leave only behind the first block that is written.
        await nextTurn()
      }
      yield rows
      if (isLast) return
    }
  } finally {
    // The transaction must not end under a statement that still runs.
    await coming.catch(() => {})
  }
}
