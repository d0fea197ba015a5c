import type { createAccessTag } from '@dovolilnice/contract/access/create-access-tag'
import type { getAccessLog } from '@dovolilnice/contract/access/get-access-log'
import type { listAccessLog } from '@dovolilnice/contract/access/list-access-log'
import type { listUserAccessLog } from '@dovolilnice/contract/access/list-user-access-log'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import type { Context, Handler, ReadHandler } from '../../platform/http/context.ts'
import { findAccessRow, listAccessRows, presentationOf, tagsOf } from './access-log-queries.ts'
import { findReport } from './own/settle-report.ts'
import { explainAccess } from './explain-access.ts'

export const handleListAccessLog: ReadHandler<typeof listAccessLog> = async ({ body }, { db, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listAccessRows(db, body)
}

export const handleListUserAccessLog: ReadHandler<typeof listUserAccessLog> = async ({ params, body }, { db, record }) => {
  const user = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (user === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: user.id, label: user.name }, after: { filters: body.filters, page: body.page } })
  return listAccessRows(db, body, user.id)
}

export const handleGetAccessLog: Handler<typeof getAccessLog> = async ({ params }, { trx, now, record }) => {
  const row = await findAccessRow(trx, params.id)
  if (row === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'access_log', id: row.id, label: row.permit_number ?? row.credential ?? row.device_name } })
  const { device_code, credential_kind: kind, credential: value, credential_normalised: normalised } = row
  const verdict =
    kind === null || value === null || normalised === null ? null : await explainAccess(trx, { device_code, kind, value, normalised }, now)
  return {
    ...row,
    presentation: await presentationOf(trx, row.presentation_id),
    tags: await tagsOf(trx, row.id),
    report: await findReport(trx, row.id),
    now: verdict && { allowed: verdict.allowed, reason: verdict.reason, reason_details: verdict.details },
  }
}

type NotedRow = NonNullable<Awaited<ReturnType<typeof findAccessRow>>>

/** Adds a tag to a line of the log, and records who did. */
export const addAccessTag = async (
  row: NotedRow,
  { label, remark }: { label: string; remark: string | null },
  { trx, now, actor, record }: Pick<Context, 'trx' | 'now' | 'actor' | 'record'>,
) => {
  const tag = { id: v7(), access_log_id: row.id, label, remark, created_by: actor.id, created_at: now }
  await trx.insertInto('access_tag').values(tag).execute()
  record({
    subject: { type: 'access_log', id: row.id, label: row.permit_number ?? row.credential ?? row.device_name },
    after: { label, remark },
  })
  return { ...tag, created_by_name: actor.name }
}

export const handleCreateAccessTag: Handler<typeof createAccessTag> = async ({ body }, context) => {
  const row = await findAccessRow(context.trx, body.access_log_id)
  if (row === undefined) throw new OperationError('not_found')
  return addAccessTag(row, { label: body.label, remark: body.remark || null }, context)
}
