import { byNumber } from '../../../platform/audit/record-event.ts'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { RequestStatus, RequestStep } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import { v7 } from 'uuid'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { announce } from '../../../platform/database/notify.ts'
import {
  type Changes,
  type Db,
  type Row,
  type Trx,
  ifGiven,
  likePart,
  notFound,
  insertRow,
  changeRow,
  createRow,
  sql,
} from '../../../platform/database/db.ts'
import { type Context, implementList, implement } from '../../../platform/http/context.ts'
import type { StepDetails, SubjectRequestRecord } from '../subject-request-tables.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { listSubjectRequests, readSubjectRequest, recordSubjectRequest } from '@dovolilnice/contract/subject-requests/operations'
import { answerBy } from '@dovolilnice/contract/subject-requests/subject-request'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { findProcessing, type Owner } from '../../../platform/privacy/owner.ts'

/** What an event is about; without the person's name, which must not outlive the request. */
export const subjectOf = byNumber('subject_request')

const told = ['status', 'kinds', 'channel', 'received_on', 'due_on', 'identity', 'outcome', 'ground'] as const
const auditRequest = (request: SubjectRequestRecord): object => Object.fromEntries(told.map((field) => [field, request[field]]))

/** @throws OperationError `not_found` */
export const findRequest = async (db: Db, id: string): Promise<SubjectRequestRecord> => {
  const request = await db.selectFrom('subject_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
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
  const request = await trx.selectFrom('subject_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
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
  const after = await changeRow(trx, 'subject_request', before.id, { ...changes, version: before.version + 1 })
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
  await insertRow(trx, 'subject_request_step', {
    id: v7(),
    request_id: requestId,
    kind,
    note,
    details: JSON.stringify(details),
    ...by,
    ...files,
  })
}

export const handleRecordSubjectRequest = implement(recordSubjectRequest, async ({ body }, context) => {
  const { trx, now, actor, locale, record } = context
  const today = localDayOf(now)
  if (body.received_on > today) throw invalidField('received_on', 'day_future', locale)
  const { email = null, phone = null, tax_number = null, plate, kinds, ...more } = body
  const request = await createRow(trx, 'subject_request', {
    ...more,
    ...{ id: v7(), status: 'received', email, phone, tax_number, kinds: [...new Set(kinds)] },
    number: await nextNumber(trx, 'ZP', Number(today.slice(0, 4))),
    plate: plate === undefined ? null : normalisePlate(plate),
    due_on: answerBy(body.received_on),
    ...{ entered_at: now, entered_by: actor.id, entered_by_name: actor.name },
  })
  await announce(trx, 'privacy')
  record({ subject: subjectOf(request), after: auditRequest(request) })
  return request
})

const holds = (search: string) => {
  const part = likePart(search)
  return sql<boolean>`(subject_request.number ilike ${part} or subject_request.name ilike ${part})`
}

export const handleListSubjectRequests = implementList(listSubjectRequests, async ({ body }, { db }) => {
  const { search, status } = body.filters
  return listRows({
    db,
    query: db
      .selectFrom('subject_request')
      .selectAll()
      .$call(ifGiven(search || undefined, (query, typed) => query.where(holds(typed))))
      .$call(ifGiven(status, (query, wanted) => query.where('status', 'in', wanted === 'open' ? ['received', 'verified'] : [wanted]))),
    request: body,
    sort: {
      number: 'subject_request.number',
      name: 'subject_request.name',
      received_on: 'subject_request.received_on',
      due_on: 'subject_request.due_on',
    },
    tieBreaker: 'subject_request.id',
  })
})

const presentStep = (owners: readonly Owner[], step: Row<'subject_request_step'>) => {
  const processing = findProcessing(owners)
  const { erased = [], stays = [] } = step.details
  return {
    ...step,
    has_files: step.pdf_key !== null,
    erased,
    stays: stays.map(({ table, ...kept }) => ({ ...kept, table_name: processing[table]?.name ?? { sl: table, en: table } })),
  }
}

export const handleReadSubjectRequest = implement(readSubjectRequest, async ({ params }, context) => {
  const { trx, owners, capabilities, record } = context
  const request = await findRequest(trx, params.id)
  record({ subject: subjectOf(request) })
  const steps = await readSteps(trx, params.id)
  const restricting = await trx.selectFrom('restriction').select('record_id').where('request_id', '=', params.id).limit(1).execute()
  return {
    ...request,
    has_letter: request.letter_key !== null,
    is_restricting: restricting.length > 0,
    chosen: (await chosenOf(trx, params.id)).length,
    steps: steps.map((step) => presentStep(owners, step)),
    history: await capabilities.readHistory(trx, params.id),
  }
})
