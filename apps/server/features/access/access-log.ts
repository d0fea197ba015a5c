import { hourMs, minuteMs } from '../../platform/clock/clock.ts'
import * as contract from '@dovolilnice/contract/access/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { type Context, implementList, implement } from '../../platform/http/context.ts'
import { findAccessRow, growingLog, listAccessRows, presentationOf, tagsOf } from './access-log-queries.ts'
import { findReport } from './own/settle-report.ts'
import { explainAccess } from './explain-access.ts'
import type { PresentedKind } from '@dovolilnice/contract/primitives/credential'
import { formatPlate, normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { operatorHours, operatorNoteLabel } from '@dovolilnice/contract/access/access-log'
import { ifGiven, likeBeginning, type Db, notFound, insertRow, sql } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { listRefusals, refusalsOfGate } from '@dovolilnice/contract/access/list-refusals'
import { notePassage } from '@dovolilnice/contract/access/note-passage'

export const handleListAccessLog = implementList(contract.listAccessLog, async ({ body }, { db }) => {
  return listAccessRows(db, body)
})

export const handleListUserAccessLog = implementList(contract.listUserAccessLog, async ({ params, body }, { db, record }) => {
  const user = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  record({ subject: { type: 'user', id: user.id, label: user.name }, after: { filters: body.filters, page: body.page } })
  return listAccessRows(db, body, user.id)
})

export const handleGetAccessLog = implement(contract.getAccessLog, async ({ params }, { trx, now, record }) => {
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
})

type NotedRow = NonNullable<Awaited<ReturnType<typeof findAccessRow>>>

/** Adds a tag to a line of the log, and records who did. */
export const addAccessTag = async (
  row: NotedRow,
  { label, remark }: { label: string; remark: string | null },
  { trx, now, actor, record }: Pick<Context, 'trx' | 'now' | 'actor' | 'record'>,
) => {
  const tag = { id: v7(), access_log_id: row.id, label, remark, created_by: actor.id, created_at: now }
  await insertRow(trx, 'access_tag', tag)
  record({
    subject: { type: 'access_log', id: row.id, label: row.permit_number ?? row.credential ?? row.device_name },
    after: { label, remark },
  })
  return { ...tag, created_by_name: actor.name }
}

export const handleCreateAccessTag = implement(contract.createAccessTag, async ({ body }, context) => {
  const row = await findAccessRow(context.trx, body.access_log_id)
  if (row === undefined) throw new OperationError('not_found')
  return addAccessTag(row, { label: body.label, remark: body.remark || null }, context)
})

/** A credential as an operator sees it. A plate is seen by everyone in the street; of a card or phone the end is enough to tell which one the driver means. */
export const shownCredential = (kind: PresentedKind, credential: string): string =>
  kind === 'plate' ? formatPlate(credential) : kind === 'code' ? credential : `…${credential.slice(-3)}`

/** The earliest passage that an operator may see now: from a whole minute on, for which a list's count is remembered. */
export const operatorSince = (now: Date): Date => new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs - operatorHours * hourMs)

/** Lines that are not older than an operator may see, with the operators' notes. A clerk's tag may name a person, so it is not theirs to see. */
const passagesSince = (db: Db, since: Date) =>
  db
    .selectFrom('access_log')
    .leftJoin('device as d', 'd.code', 'access_log.device_code')
    .select([
      'access_log.id',
      'access_log.at',
      'access_log.device_code',
      sql<string>`coalesce(d.name, access_log.device_code)`.as('device_name'),
      'access_log.event_name',
      'access_log.credential_kind',
      'access_log.credential',
      'access_log.reason',
      'access_log.reason_details',
      sql<string[]>`array(select t.remark from access_tag t
        where t.access_log_id = access_log.id and t.label = ${operatorNoteLabel} order by t.created_at, t.id)`.as('notes'),
    ])
    .where('access_log.at', '>=', since)
    .where('access_log.anonymised_at', 'is', null)

export const handleListOperatorPassages = implementList(contract.listOperatorPassages, async ({ body }, { db, now }) => {
  const { filters } = body
  const query = passagesSince(db, operatorSince(now))
    .$call(ifGiven(filters.device_code, (rows, code) => rows.where('access_log.device_code', '=', code)))
    .$call(ifGiven(filters.event_name, (rows, name) => rows.where('access_log.event_name', '=', name)))
    .$call(
      ifGiven(filters.plate, (rows, plate) =>
        rows
          .where('access_log.credential_kind', '=', 'plate')
          .where('access_log.credential_normalised', 'like', likeBeginning(normalisePlate(plate))),
      ),
    )
  const sort = { at: 'access_log.at', device_code: 'access_log.device_code', event_name: 'access_log.event_name' } as const
  const page = await listRows({ db, query, request: body, sort, tieBreaker: 'access_log.id', growing: growingLog })
  const items = page.items.map((row) => ({
    ...row,
    credential: row.credential_kind === null || row.credential === null ? null : shownCredential(row.credential_kind, row.credential),
  }))
  return { ...page, items }
})

/** Lines of a gate with their credential, newest first. */
const linesAt = (db: Db, device_code: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select(['id', 'device_code', 'at', 'credential_kind', 'credential', 'reason', 'reason_details'])
    .where('device_code', '=', device_code)
    .where('at', '>=', since)
    .where('anonymised_at', 'is', null)
    .orderBy('at', 'desc')

const refusalsAt = (db: Db, device_code: string, since: Date) =>
  linesAt(db, device_code, since).where('event_name', '=', 'refused').limit(refusalsOfGate).execute()

const lastVehicleAt = (db: Db, device_code: string, since: Date) =>
  linesAt(db, device_code, since).where('event_name', 'in', ['admitted', 'passed']).limit(1).execute()

type Line = Awaited<ReturnType<typeof refusalsAt>>[number]

/** The line as an operator may see it; empty for one without a credential. */
const shown = ({ credential_kind: kind, credential, reason, ...line }: Line) =>
  kind === null || credential === null || reason === null
    ? []
    : [{ ...line, credential_kind: kind, credential: shownCredential(kind, credential), reason }]

export const handleListRefusals = implement(listRefusals, async (_, { trx, now, record }) => {
  const devices = await trx.selectFrom('device').select('code').where('active', '=', true).orderBy('position').orderBy('code').execute()
  const since = operatorSince(now)
  const refusals: Line[] = []
  const vehicles: Line[] = []
  for (const { code } of devices) {
    refusals.push(...(await refusalsAt(trx, code, since)))
    vehicles.push(...(await lastVehicleAt(trx, code, since)))
  }
  record({})
  return { items: refusals.flatMap(shown), vehicles: vehicles.flatMap(shown) }
})

/** @throws OperationError `not_found`, also for a line that is too old for an operator */
export const handleNotePassage = implement(notePassage, async ({ body }, context) => {
  const row = await findAccessRow(context.trx, body.access_log_id)
  if (row === undefined || row.at < operatorSince(context.now)) throw new OperationError('not_found')
  return addAccessTag(row, { label: operatorNoteLabel, remark: body.note }, context)
})
