import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { beginWalk } from '../../../platform/database/lists/walk-rows.ts'
import type { ListWalk } from '../../../platform/database/lists/walk-rows.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import { backgroundCaller } from '../../../platform/http/background-caller.ts'
import type { Recorded } from '../../../platform/http/context.ts'
import type { ListRoute } from '../../../platform/http/implement-list.ts'
import { contextBefore } from '../../../platform/http/make-context.ts'
import { presentFast } from '../../../platform/http/present-list.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { ReadyRequest } from '../asked-list.ts'

const batchRows = 1_000

const isPage = (value: unknown): value is { items: readonly object[] } => typeof value === 'object' && value !== null && 'items' in value

interface Reading {
  trx: Trx
  run: Row<'data_export'>
  list: ListRoute
  request: ReadyRequest
  person: SessionUser
  job: JobContext
}

/** The rows of a list in batches, and what is known of them before the end. */
export interface Batches {
  walk: ListWalk
  /** What the list would have recorded of a look: filters, and whose list it is. */
  looks: Recorded[]
  rows: AsyncGenerator<readonly object[]>
}

/**
 * Reads a list from end to end as its own handler gives it to this person, presented by its schema, so that a file holds nothing that the list
 * does not show. The next rows are read while the last are written.
 */
export const readBatches = ({ trx, run, list, request, person, job }: Reading): Batches => {
  const { services, clock, log } = job
  const { operation, read } = list
  const walk = beginWalk(batchRows)
  const looks: Recorded[] = []
  const session = { id: '', user: person }
  const caller = backgroundCaller(run.locale, run.id, log)
  const before = contextBefore({ services, now: clock.now(), session, caller, files: [], operation })
  const context = { ...before, sessionId: null, db: trx, record: (what: Recorded) => void (looks.length === 0 && looks.push(what)) }
  const { columns: _columns, ...narrowed } = request
  const input = {
    params: run.record_id === null ? undefined : { id: run.record_id },
    query: undefined,
    body: { ...narrowed, page: 1, itemsPerPage: batchRows, walk },
  }
  const next = async (): Promise<readonly object[]> => {
    const page = await read(input, context)
    const presented = presentFast(operation.output, page)
    // The schema itself takes ten times as long, and is asked only where the fast way is not sure.
    return (isPage(presented) ? presented : operation.output.parse(page)).items
  }
  return { walk, looks, rows: inTurn(walk, next) }
}

async function* inTurn(walk: ListWalk, next: () => Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  let coming = next()
  try {
    for (;;) {
      const rows = await coming
      const isLast = walk.ended
      if (!isLast) {
        coming = next()
        // Awaited below; until then a failure is nobody's yet.
        coming.catch(() => {})
      }
      yield rows
      if (isLast) return
    }
  } finally {
    // The transaction must not end under a statement that still runs.
    await coming.catch(() => {})
  }
}
