import * as contract from '@dovolilnice/contract/access/misuse'
import { OperationError } from '@dovolilnice/contract/errors'
import { type NotNull, sql } from 'kysely'
import { v7 } from 'uuid'
import { inParts } from './access-log-queries.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { announce } from '../../platform/database/notify.ts'
import { ifGiven, likeBeginning, type Db, type Trx, notFound } from '../../platform/database/db.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { implementList, implement, implementRead } from '../../platform/http/context.ts'

const dayMs = 86_400_000

/** What the town has set; what the product begins with, with version 0, before it has. */
const findLimits = async (db: Db): Promise<contract.MisuseLimits & { version: number }> => {
  const row = await db
    .selectFrom('misuse_limits')
    .select(['speed_kmh', 'openings_a_day', 'plate_seconds', 'tries', 'version'])
    .executeTakeFirst()
  return row ?? { ...contract.startingMisuseLimits, version: 0 }
}

/** Admitted and refused credentials since an instant, oldest first. What came with a wrong clock says nothing about speed and is left out. */
const passagesSince = (db: Db, since: Date) =>
  inParts(since, ({ after, limit }) =>
    db
      .selectFrom('access_log as log')
      .innerJoin('device', 'device.code', 'log.device_code')
      .leftJoin('parking_lot as lot', 'lot.id', 'device.parking_lot_id')
      .select(['log.id', 'log.at', 'log.device_code', 'device.latitude', 'device.longitude', 'log.permit_id'])
      .select(['log.credential_kind as kind', 'log.credential_normalised as credential'])
      .select(sql<boolean>`log.event_name = 'admitted'`.as('admitted'))
      .select(sql<'passed' | 'followed' | null>`case when log.event_name in ('passed', 'followed') then log.event_name end`.as('step'))
      .select(sql<boolean>`log.event_name = 'refused' and log.reason = 'not_left'`.as('not_left'))
      .select('device.direction')
      .select(sql<number | null>`case when device.passback <> 'off' then device.passback_minutes end`.as('passback_minutes'))
      .select(
        sql<string[]>`case when log.event_name = 'admitted' and log.credential_kind <> 'plate' then array(
        select c.value_normalised from permit_credential c where c.permit_id = log.permit_id and c.kind = 'plate') else '{}' end`.as(
          'plates',
        ),
      )
      .where('log.event_name', 'in', ['admitted', 'refused', 'passed', 'followed'])
      .where('log.claimed_at', 'is', null)
      .where(isUnrestricted('log.permit_id'))
      // What was justified afterwards, or fell into an outage, is no try of anybody there; nor is a refusal of whom a list has let in meanwhile.
      .where(
        sql<boolean>`not (log.credential_kind = 'plate' and exists (select from pass p where (p.source in ('justified', 'outage')
        or p.source in ('event', 'interim') and log.event_name = 'refused') and p.plate_normalised = log.credential_normalised and p.from_at <= log.at and log.at < p.until_at
        and (p.gate = log.device_code or p.gate is null and (lot.zone is null or lot.zone = p.zone))))`,
      )
      .$narrowType<{ kind: NotNull; credential: NotNull }>()
      .where('log.credential_kind', 'is not', null)
      .where('log.credential_normalised', 'is not', null)
      .where(after)
      .orderBy('log.at')
      .orderBy('log.id')
      .limit(limit)
      .execute(),
  )

const findSince = async (db: Db, limits: contract.MisuseLimits, since: Date): Promise<contract.Misuse[]> => {
  const find = contract.misuseFinder(limits)
  const found: contract.Misuse[] = []
  for await (const passages of passagesSince(db, since)) for (const passage of passages) found.push(...find(passage))
  return found
}

/** Stores what is new among the findings since an instant. Finding twice stores once. @returns how many are new */
export const storeMisuse = async (trx: Trx, now: Date, since: Date): Promise<number> => {
  const found = await findSince(trx, await findLimits(trx), since)
  if (found.length === 0) return 0
  const rows = found.flatMap(({ evidence, seconds, ...finding }) => {
    const last = evidence.at(-1)
    if (last === undefined) return []
    const about = { device_code: last.device_code, at: last.at, seconds: Math.round(seconds), evidence: evidence.map(({ id }) => id) }
    return [{ id: v7(), found_at: now, ...finding, ...about }]
  })
  const { numInsertedOrUpdatedRows: stored = 0n } = await trx
    .insertInto('misuse')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return Number(stored)
}

/** Every night: looks through the last two days, so that what gates told late is seen too. Nobody is suspended by it. */
export const findMisuseJob = defineJob({
  name: 'find-misuse',
  dailyAt: '04:20',
  handle: async (_, { database, clock, log }) => {
    const now = clock.now()
    const found = await database.transaction((trx) => storeMisuse(trx, now, new Date(now.getTime() - 2 * dayMs)))
    if (found > 0) log.info({ found }, 'passages found that look like an abuse')
  },
})

const suspicions = (db: Db) =>
  db
    .selectFrom('misuse')
    .innerJoin('device', 'device.code', 'misuse.device_code')
    .leftJoin('permit', 'permit.id', 'misuse.permit_id')
    .leftJoin('app_user', 'app_user.id', 'misuse.settled_by')
    .select(['misuse.id', 'misuse.at', 'misuse.kind', 'misuse.permit_id', 'permit.number as permit_number', 'device.name as device_name'])
    .select(['misuse.meters', 'misuse.seconds', 'misuse.count', 'misuse.outcome', 'misuse.remark', 'misuse.settled_at'])
    .select('app_user.name as settled_by_name')

export const handleListMisuse = implementList(contract.listMisuse, ({ body }, { db }) => {
  const { open, kind, permit_number: number } = body.filters
  return listRows({
    db,
    query: suspicions(db)
      .$call(ifGiven(open, (query, open) => query.where('misuse.outcome', open ? 'is' : 'is not', null)))
      .$call(ifGiven(kind, (query, kind) => query.where('misuse.kind', '=', kind)))
      .$call(ifGiven(number || undefined, (query, number) => query.where('permit.number', 'ilike', likeBeginning(number)))),
    request: body,
    sort: { at: 'misuse.at', kind: 'misuse.kind', permit_number: 'permit.number' },
    tieBreaker: 'misuse.id',
  })
})

const subjectOf = ({ id, permit_number: number, kind }: { id: string; permit_number: string | null; kind: contract.MisuseKind }) =>
  ({ type: 'misuse', id, label: number ?? kind }) as const

export const handleGetMisuse = implement(contract.getMisuse, async ({ params: { id } }, { trx, record }) => {
  const found = await suspicions(trx)
    .select(['misuse.evidence', sql<boolean>`permit.email is not null`.as('mailable')])
    .where('misuse.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: subjectOf(found) })
  const evidence = await trx
    .selectFrom('access_log as log')
    .innerJoin('device', 'device.code', 'log.device_code')
    .select(['log.id', 'log.at', 'device.name as device_name', 'log.event_name', 'log.credential_kind', 'log.credential'])
    .where('log.id', 'in', found.evidence)
    .orderBy('log.at')
    .orderBy('log.id')
    .execute()
  return { ...found, evidence }
})

/** @throws OperationError `not_found`, `illegal_transition` where somebody has looked, nobody can be warned, or there is no permit to take */
export const handleSettleMisuse = implement(contract.settleMisuse, async ({ params: { id }, body }, context) => {
  const { trx, now, actor, record, capabilities } = context
  const { outcome, remark } = body
  const found = await suspicions(trx).where('misuse.id', '=', id).executeTakeFirstOrThrow(notFound)
  const settled = await trx
    .updateTable('misuse')
    .set({ outcome, remark, settled_at: now, settled_by: actor.id })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (settled === undefined) throw new OperationError('illegal_transition')
  const isWarned =
    outcome !== 'warned' || (found.permit_id !== null && (await capabilities.warnHolder(trx, context, found.permit_id, remark)))
  if (!isWarned || (outcome === 'procedure' && found.permit_id === null)) throw new OperationError('illegal_transition')
  await announce(trx, 'access')
  record({ subject: subjectOf(found), after: { outcome, remark } })
})

export const handleReadMisuseLimits = implementRead(contract.readMisuseLimits, (_, { db }) => findLimits(db))

export const handleWeighMisuseLimits = implementRead(contract.weighMisuseLimits, async ({ body }, { db, now }) => {
  const found = await findSince(db, body, new Date(now.getTime() - 30 * dayMs))
  const countOf = (kind: contract.MisuseKind): number => found.filter((one) => one.kind === kind).length
  return { two_gates: countOf('two_gates'), many: countOf('many'), other_plate: countOf('other_plate'), tried: countOf('tried') }
})

export const handleUpdateMisuseLimits = implement(
  contract.updateMisuseLimits,
  async ({ body: { version, ...limits } }, { trx, record }) => {
    const { version: current, ...before } = await findLimits(trx)
    const conflict = () => new OperationError('conflict', { details: { version: current } })
    if (version !== current) throw conflict()
    const row = { ...limits, version: version + 1 }
    const saved = await trx
      .insertInto('misuse_limits')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(row).where('misuse_limits.version', '=', version))
      .returning('version')
      .executeTakeFirst()
    if (saved === undefined) throw conflict()
    record({ before, after: limits })
  },
)
