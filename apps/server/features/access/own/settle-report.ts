import { settlePassageReport } from '@dovolilnice/contract/access/own/own-passages'
import { OperationError } from '@dovolilnice/contract/errors'
import { announce } from '../../../platform/database/notify.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findAccessRow } from '../access-log-queries.ts'
import { implement } from '../../../platform/http/context.ts'

/** What a holder said about a passage; null where nobody did. */
export const findReport = async (db: Db, accessLogId: string) =>
  (await db
    .selectFrom('passage_report as report')
    .leftJoin('app_user as clerk', 'clerk.id', 'report.settled_by')
    .select(['report.reported_at', 'report.claim', 'report.remark', 'report.answer', 'report.settled_at', 'clerk.name as settled_by_name'])
    .where('report.access_log_id', '=', accessLogId)
    .executeTakeFirst()) ?? null

export const handleSettlePassageReport = implement(settlePassageReport, async ({ params, body }, { trx, now, actor, record }) => {
  const row = await findAccessRow(trx, params.id)
  if (row === undefined || (await findReport(trx, params.id)) === null) throw new OperationError('not_found')
  const settled = await trx
    .updateTable('passage_report')
    .set({ answer: body.answer, settled_at: now, settled_by: actor.id })
    .where('access_log_id', '=', params.id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (settled === undefined) throw new OperationError('illegal_transition', { details: { status: 'settled' } })
  await announce(trx, 'access')
  record({ subject: { type: 'access_log', id: row.id, label: row.permit_number ?? row.device_name }, after: { remark: body.answer } })
})
