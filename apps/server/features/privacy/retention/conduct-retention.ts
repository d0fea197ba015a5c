import { type Processing, termOf } from '../../../platform/privacy/processing.ts'
import { findProcessing } from '../../../platform/privacy/owner.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { confirmRetention, listRetentionRuns, previewRetention } from '@dovolilnice/contract/privacy/retention/retention'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import { ifGiven, notFound, updateRow } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { announce } from '../../../platform/database/notify.ts'
import { previewRetentionJob, runConfirmedRetention } from './retention-jobs.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

/** The term of a table in words, with its name; a table that is gone from the product keeps the name it had in the database. */
const tableInWords = (names: Readonly<Record<string, Processing>>, table: string, terms: RetentionSettings) => {
  const known = names[table]
  const nothing = { sl: '', en: '' }
  return known === undefined
    ? { name: { sl: table, en: table }, term: nothing }
    : { name: known.name, term: termOf(known.kept, terms).term }
}

export const handleListRetentionRuns = implementList(listRetentionRuns, async ({ body }, { db, owners, capabilities }) => {
  const page = await listRows({
    db,
    query: db
      .selectFrom('retention_run')
      .selectAll()
      .$call(ifGiven(body.filters.status, (query, status) => query.where('status', '=', status))),
    request: body,
    sort: { at: 'retention_run.at', rows: 'retention_run.rows' },
    tieBreaker: 'retention_run.id',
  })
  const names = findProcessing(owners)
  const { retention: terms } = await capabilities.readParameters(db)
  const items = page.items.map((run) => ({
    ...run,
    tables: Object.entries(run.tables).map(([table, rows]) => ({
      table,
      ...tableInWords(names, table, terms),
      ...rows,
      usual: run.unusual[table] ?? null,
    })),
  }))
  return { ...page, items }
})

/** Looks again at what the retention would take; nothing is changed. */
export const handlePreviewRetention = implement(previewRetention, async (_, { trx, send, record }) => {
  await send(trx, previewRetentionJob, {}, { singletonKey: 'preview' })
  record({})
})

export const handleConfirmRetention = implement(confirmRetention, async ({ params }, { trx, user, send, record }) => {
  const run = await trx.selectFrom('retention_run').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (run.status !== 'waiting') throw new OperationError('illegal_transition', { details: { status: run.status } })
  // The report counts from here on what really goes.
  const begun = { status: 'running' as const, records: '{}', tables: '{}', rows: 0 }
  await updateRow(trx, 'retention_run', run.id, { ...begun, confirmed_by: user.id, confirmed_by_name: user.name })
  await send(trx, runConfirmedRetention, { run_id: run.id })
  await announce(trx, 'privacy')
  const label = dayInWords(run.until, 'sl')
  const subject = { type: 'retention' as const, id: run.id, label }
  record({ subject, before: { status: run.status }, after: { status: 'running', rows: run.rows, until: run.until } })
})
