import {
  type admitGuest,
  type endGuest,
  type getOwnHost,
  type Guest,
  guestDays,
  type listHosts,
  type saveHost,
  type stopHost,
} from '@dovolilnice/contract/access/hosts'
import { fieldError, OperationError } from '@dovolilnice/contract/errors'
import { localDayOf, localMinutesOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type Generated, sql } from 'kysely'
import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import type { Db, Row, Trx } from '../../platform/database/db.ts'
import { nextNumber } from '../../platform/database/next-number.ts'
import { notify } from '../../platform/database/notify.ts'
import type { Handler, ReadHandler } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { endPasses, requireGateOf } from './passes.ts'

interface HostTable {
  id: string
  user_id: string
  /** As guests know it. */
  name: string
  zone: string
  /** The only gate of their passes; null: all of the zone. */
  gate: string | null
  daily: number
  monthly: number
  longest_minutes: number
  from_minute: number
  until_minute: number
  invited_by: string | null
  invited_at: Date
  stopped_at: Generated<Date | null>
  stop_reason: Generated<string>
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    host: HostTable
  }
}

const sinceGuests = (now: Date): Date => new Date(now.getTime() - guestDays * 86_400_000)
const startsOf = (now: Date) => {
  const today = localDayOf(now)
  return { day: startOfLocalDay(today), month: startOfLocalDay(`${today.slice(0, 7)}-01`) }
}

export const handleListHosts: ReadHandler<typeof listHosts> = async (_, { db, now, record }) => {
  record({})
  const { day, month } = startsOf(now)
  const since = sinceGuests(now)
  const items = await db
    .selectFrom('host as h')
    .innerJoin('app_user as u', 'u.id', 'h.user_id')
    .selectAll('h')
    .select('u.email')
    .select((of) => {
      const passes = of.selectFrom('pass as p').whereRef('p.host_id', '=', 'h.id')
      return [
        passes
          .where('p.issued_at', '>=', day)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('today'),
        passes
          .where('p.issued_at', '>=', month)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('month'),
        passes
          .where('p.ended_at', '>=', since)
          .select(sql<number>`count(*)::int`.as('n'))
          .as('ended'),
        of
          .selectFrom('access_log as a')
          .where('a.at', '>=', since)
          .where('a.event_name', '=', 'refused')
          .where('a.permit_number', 'in', passes.select('p.number'))
          .select(sql<number>`count(*)::int`.as('n'))
          .as('refused'),
      ]
    })
    .orderBy('h.name')
    .execute()
  return {
    items: items.map(({ today, month: ofMonth, ended, refused, ...row }) => ({
      ...row,
      today: today ?? 0,
      month: ofMonth ?? 0,
      ended: ended ?? 0,
      refused: refused ?? 0,
    })),
  }
}

export const handleSaveHost: Handler<typeof saveHost> = async ({ body: { email, ...terms } }, context) => {
  const { trx, now, actor, record, locale, capabilities } = context
  const zone = await trx.selectFrom('zone').select('name').where('name', '=', terms.zone).executeTakeFirst()
  if (zone === undefined) throw new OperationError('validation', { fields: [fieldError('zone', 'choice', locale)] })
  await requireGateOf(terms.zone, terms.gate, context)
  const userId = await capabilities.makeHost(trx, email)
  if (userId === undefined) throw new OperationError('validation', { fields: [fieldError('email', 'choice', locale)] })
  const before = await trx.selectFrom('host').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
  const id = before?.id ?? v7()
  await trx
    .insertInto('host')
    .values({ id, user_id: userId, ...terms, invited_by: actor.id, invited_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...terms, stopped_at: null, stop_reason: '' }))
    .execute()
  const { name, daily, monthly, longest_minutes, from_minute, until_minute, gate } = before ?? terms
  record({
    subject: { type: 'host', id, label: terms.name },
    ...(before && { before: { name, zone: before.zone, gate, daily, monthly, longest_minutes, from_minute, until_minute } }),
    after: terms,
  })
  return { id }
}

export const handleStopHost: Handler<typeof stopHost> = async ({ params: { id }, body: { reason } }, context) => {
  const { trx, now, user, record, capabilities } = context
  const host = await trx.selectFrom('host').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (host === undefined) throw new OperationError('not_found')
  if (host.stopped_at !== null) throw new OperationError('illegal_transition')
  await trx.updateTable('host').set({ stopped_at: now, stop_reason: reason }).where('id', '=', id).execute()
  await capabilities.unmakeHost(trx, host.user_id)
  const open = await trx.selectFrom('pass').select('id').where('host_id', '=', id).where('until_at', '>', now).execute()
  await endPasses(
    trx,
    open.map((pass) => pass.id),
    { now, actor: user.id, reason },
  )
  record({ subject: { type: 'host', id, label: host.name }, reason })
  return { id }
}

const hostOf = (db: Db, userId: string) => db.selectFrom('host').selectAll().where('user_id', '=', userId).where('stopped_at', 'is', null)

/** The caller as a host that is not stopped; locked, so that two clicks cannot both take the last of a quota. @throws OperationError `not_found` */
const lockOwnHost = async (trx: Trx, userId: string): Promise<Row<'host'>> => {
  const host = await hostOf(trx, userId).forUpdate().executeTakeFirst()
  if (host === undefined) throw new OperationError('not_found')
  return host
}

/** What is left of today and of this month; a pass that was ended counts: a code may have been told. */
const leftOf = async (db: Db, { id, daily, monthly }: Row<'host'>, now: Date) => {
  const { day, month } = startsOf(now)
  const { today, all } = await db
    .selectFrom('pass')
    .where('host_id', '=', id)
    .where('issued_at', '>=', month)
    .select([sql<number>`count(*) filter (where issued_at >= ${day})::int`.as('today'), sql<number>`count(*)::int`.as('all')])
    .executeTakeFirstOrThrow()
  return { left_today: Math.max(0, Math.min(daily - today, monthly - all)), left_month: Math.max(0, monthly - all) }
}

/** A guest as a handler answers it. */
type Given = Omit<Guest, 'from_at' | 'until_at'> & { from_at: Date; until_at: Date }

const guestOf = (row: Row<'pass'>, now: Date): Given => {
  const isOver = row.until_at <= now || row.used >= (row.ways ?? 1)
  return {
    ...row,
    ways: row.ways ?? 1,
    code: isOver ? null : row.code,
    state: isOver ? 'over' : row.from_at > now ? 'coming' : 'valid',
  }
}

export const handleGetOwnHost: ReadHandler<typeof getOwnHost> = async (_, { db, now, user }) => {
  const host = await hostOf(db, user.id).executeTakeFirst()
  if (host === undefined) return { host: null }
  const gates = await db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select('d.name')
    .where('d.active', '=', true)
    .where((is) =>
      host.gate === null ? is.or([is('l.zone', '=', host.zone), is('d.parking_lot_id', 'is', null)]) : is('d.code', '=', host.gate),
    )
    .orderBy('d.name')
    .execute()
  const passes = await db
    .selectFrom('pass')
    .selectAll()
    .where('host_id', '=', host.id)
    .where('until_at', '>=', sinceGuests(now))
    .orderBy('issued_at', 'desc')
    .limit(500)
    .execute()
  const left = await leftOf(db, host, now)
  return { host: { ...host, ...left, gates: gates.map(({ name }) => name), guests: passes.map((row) => guestOf(row, now)) } }
}

/** A code that no pass has which a gate still has to know. */
const newCode = async (trx: Trx, now: Date): Promise<string> => {
  const taken = await trx
    .selectFrom('pass')
    .select('code')
    .where('code', 'is not', null)
    .where('until_at', '>', new Date(now.getTime() - 2 * 86_400_000))
    .execute()
  const codes = new Set(taken.map(({ code }) => code))
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if (!codes.has(code)) return code
  }
}

export const handleAdmitGuest: Handler<typeof admitGuest> = async ({ body: { plate, ways, minutes } }, context) => {
  const { trx, now, actor, record, locale, user } = context
  const host = await lockOwnHost(trx, user.id)
  if (minutes > host.longest_minutes) throw new OperationError('validation', { fields: [fieldError('minutes', 'choice', locale)] })
  const { left_today: left } = await leftOf(trx, host, now)
  const minute = localMinutesOf(now)
  if (left === 0 || minute < host.from_minute || minute >= host.until_minute) throw new OperationError('quota_used')
  // Serialises passes of all hosts: no two get one code.
  const number = await nextNumber(trx, 'PR', Number(localDayOf(now).slice(0, 4)))
  const pass = await trx
    .insertInto('pass')
    .values({
      id: v7(),
      number,
      plate: plate ?? '',
      plate_normalised: plate ? normalisePlate(plate) : '',
      code: plate ? null : await newCode(trx, now),
      ...{ zone: host.zone, gate: host.gate, ways, host_id: host.id, source: 'host', purpose: 'visit', note: '' },
      from_at: now,
      until_at: new Date(now.getTime() + minutes * 60_000),
      issued_by: actor.id,
      issued_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notify(trx, 'whitelist')
  // The trail keeps neither plate nor code: guests are forgotten after 30 days.
  record({ subject: { type: 'pass', id: pass.id, label: number }, after: { ways, until_at: pass.until_at.toISOString() } })
  return guestOf(pass, now)
}

export const handleEndGuest: Handler<typeof endGuest> = async ({ params: { id } }, { trx, now, record, user }) => {
  const host = await lockOwnHost(trx, user.id)
  const pass = await trx.selectFrom('pass').selectAll().where('id', '=', id).where('host_id', '=', host.id).forUpdate().executeTakeFirst()
  if (pass === undefined) throw new OperationError('not_found')
  if (pass.until_at > now) await endPasses(trx, [id], { now, actor: user.id, reason: '' })
  record({ subject: { type: 'pass', id, label: pass.number } })
  return { id }
}

/** Every night: deletes what hosts gave to guests more than 30 days ago. */
export const forgetGuestsJob = defineJob({
  name: 'forget-guests',
  schema: z.object({}),
  dailyAt: '03:40',
  handle: async (_, { database, clock, log }) => {
    const { numDeletedRows } = await database.kysely
      .deleteFrom('pass')
      .where('host_id', 'is not', null)
      .where('until_at', '<', sinceGuests(clock.now()))
      .executeTakeFirst()
    if (numDeletedRows > 0n) log.info({ deleted: Number(numDeletedRows) }, 'passes of guests deleted')
  },
})
