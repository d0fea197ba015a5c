import { OperationError } from '@dovolilnice/contract/errors'
import type { RequestStatus, RequestStep } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import { v7 } from 'uuid'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Changes, Db, Row, Trx } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { StepDetails, SubjectRequestRecord } from '../subject-request-tables.ts'

/** What an event is about; without the person's name, which must not outlive the request. */
export const subjectOf = ({ id, number }: Pick<SubjectRequestRecord, 'id' | 'number'>) => ({
  type: 'subject_request' as const,
  id,
  label: number,
})

const told = ['status', 'kinds', 'channel', 'received_on', 'due_on', 'identity', 'outcome', 'ground'] as const
export const auditRequest = (request: SubjectRequestRecord): object => Object.fromEntries(told.map((field) => [field, request[field]]))

/** @throws OperationError `not_found` */
export const findRequest = async (db: Db, id: string): Promise<SubjectRequestRecord> => {
  const request = await db.selectFrom('subject_request').selectAll().where('id', '=', id).executeTakeFirst()
  if (request === undefined) throw new OperationError('not_found')
  return request
}

/** The records that were chosen as this person's. */
export const chosenOf = (db: Db, requestId: string): Promise<Row<'subject_request_match'>[]> =>
  db.selectFrom('subject_request_match').selectAll().where('request_id', '=', requestId).orderBy('record_table').orderBy('label').execute()

interface Wanted {
  /** Statuses in which the step may be taken. */
  in: readonly RequestStatus[]
  /** It needs records that were chosen. */
  chosen?: boolean
}

/**
 * The request, locked, for a step that is possible now.
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`, `identity_not_verified`, `nothing_chosen`
 */
export const lockRequest = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  id: string,
  seen: number,
  wanted: Wanted,
): Promise<{ request: SubjectRequestRecord; chosen: Row<'subject_request_match'>[] }> => {
  const request = await trx.selectFrom('subject_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (request === undefined) throw new OperationError('not_found')
  if (seen !== request.version) throw conflictError(request.version, seen, await capabilities.readHistory(trx, id))
  if (!wanted.in.includes(request.status))
    throw new OperationError(request.status === 'received' ? 'identity_not_verified' : 'illegal_transition', {
      details: { status: request.status },
    })
  const chosen = await chosenOf(trx, id)
  if (wanted.chosen === true && chosen.length === 0) throw new OperationError('nothing_chosen')
  return { request, chosen }
}

/** Writes what a step changes of the request, with the next version, and records it. */
export const stepRequest = async (
  { trx, record }: Pick<Context, 'trx' | 'record'>,
  before: SubjectRequestRecord,
  changes: Changes<'subject_request'>,
  more: { after?: object; reason?: string | null } = {},
): Promise<SubjectRequestRecord> => {
  const after = await trx
    .updateTable('subject_request')
    .set({ ...changes, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'privacy')
  const values = { before: auditRequest(before), after: { ...auditRequest(after), ...more.after } }
  record({ subject: subjectOf(after), ...values, reason: more.reason ?? null })
  return after
}

interface Done {
  kind: RequestStep
  note?: string
  details?: StepDetails
  files?: Pick<Row<'subject_request_step'>, 'json_key' | 'json_sha256' | 'pdf_key' | 'pdf_sha256'>
}

const noFiles = { json_key: null, json_sha256: null, pdf_key: null, pdf_sha256: null }

/** What was done about a request, in order. */
export const readSteps = (trx: Trx, requestId: string): Promise<Row<'subject_request_step'>[]> =>
  trx.selectFrom('subject_request_step').selectAll().where('request_id', '=', requestId).orderBy('at').orderBy('id').execute()

/** Writes down what was done. */
export const noteStep = async (
  { trx, now, actor }: { trx: Trx } & Pick<Context, 'now' | 'actor'>,
  requestId: string,
  { kind, note = '', details = {}, files = noFiles }: Done,
): Promise<void> => {
  const by = { made_by: actor.id, made_by_name: actor.name, at: now }
  await trx
    .insertInto('subject_request_step')
    .values({ id: v7(), request_id: requestId, kind, note, details: JSON.stringify(details), ...by, ...files })
    .execute()
}
