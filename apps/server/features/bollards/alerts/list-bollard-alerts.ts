import { bollardAlertText, downKinds } from '@dovolilnice/contract/bollards/bollard-alert'
import * as contract from '@dovolilnice/contract/bollards/alerts/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { announce } from '../../../platform/database/notify.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { ifGiven, notFound, sql } from '../../../platform/database/db.ts'
import { findAlertSettings, judgeBollards } from './judge-bollards.ts'
import { implementList, implement, implementRead } from '../../../platform/http/context.ts'

const secondsBetween = (from: Date, until: Date): number => Math.max(0, Math.round((until.getTime() - from.getTime()) / 1000))

export const handleListBollardAlerts = implementList(contract.listBollardAlerts, async ({ body }, { db, user, now }) => {
  const { open, kind, device_code, from, until } = body.filters
  const page = await listRows({
    db,
    query: db
      .selectFrom('bollard_alert as alert')
      .leftJoin('device', 'device.code', 'alert.device_code')
      .leftJoin('app_user', 'app_user.id', 'alert.taken_by')
      .select(['alert.id', 'alert.raised_at', 'alert.device_code', 'alert.kind', 'alert.detail'])
      .select(({ ref }) => ref('device.name').$notNull().as('device_name'))
      .select(['alert.taken_at', 'alert.escalated_at', 'alert.ended_at', 'app_user.name as taken_by_name'])
      .$call(ifGiven(open, (query, open) => query.where('alert.ended_at', open ? 'is' : 'is not', null)))
      .$call(ifGiven(kind, (query, kind) => query.where('alert.kind', '=', kind)))
      .$call(ifGiven(device_code, (query, code) => query.where('alert.device_code', '=', code)))
      .$call(ifGiven(from, (query, from) => query.where('alert.raised_at', '>=', new Date(from))))
      .$call(ifGiven(until, (query, until) => query.where('alert.raised_at', '<', new Date(until)))),
    request: body,
    sort: { raised_at: 'alert.raised_at', device_name: 'device.name' },
    tieBreaker: 'alert.id',
  })
  const mayTake = user.permissions.includes('bollards:control')
  const items = page.items.map((row) => ({
    ...row,
    seconds: secondsBetween(row.raised_at, row.ended_at ?? now),
    actions: mayTake && row.taken_at === null && row.ended_at === null ? (['take'] as const).slice() : [],
  }))
  return { ...page, items }
})

export const handleTakeBollardAlert = implement(contract.takeBollardAlert, async ({ params: { id } }, { trx, now, user, record }) => {
  // The bollard first, as whoever begins and ends alerts locks it: the other way round they would wait for each other.
  const bollard = await trx
    .selectFrom('device')
    .select(['code', 'name'])
    .where('code', '=', (of) => of.selectFrom('bollard_alert').select('device_code').where('bollard_alert.id', '=', id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const taken = await trx
    .updateTable('bollard_alert')
    .set({ taken_by: user.id, taken_at: now })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['kind', 'detail'])
    .executeTakeFirst()
  if (taken === undefined) throw new OperationError('illegal_transition')
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: bollard.code, label: bollard.name }, after: { alert: bollardAlertText(taken, 'sl') } })
})

export const handleReadAlertSettings = implementRead(contract.readAlertSettings, (_, { db }) => findAlertSettings(db))

export const handleUpdateAlertSettings = implement(contract.updateAlertSettings, async ({ body: { version, ...body } }, context) => {
  const { trx, record } = context
  const { version: current, ...before } = await findAlertSettings(trx)
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  const row = { ...body, version: version + 1 }
  const saved = await trx
    .insertInto('bollard_alert_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('bollard_alert_settings.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new OperationError('conflict', { details: { version: current } })
  await judgeBollards(trx, context, { hearsSilence: true })
  record({ before, after: body })
})

/** So many months are shown. */
const shownMonths = 12

/** The local months up to now, newest first, each with its first instant and that of the next. */
const monthsUntil = (now: Date) => {
  const [year = 0, month = 0] = localDayOf(now).split('-').map(Number)
  const startOf = (back: number): { month: string; start: Date } => {
    const count = year * 12 + month - 1 - back
    const name = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
    return { month: name, start: startOfLocalDay(`${name}-01`) }
  }
  return Array.from({ length: shownMonths }, (_, back) => ({ ...startOf(back), end: startOf(back - 1).start }))
}

/** Counted are the seconds since a bollard was first heard; two alerts at the same time are down only once. */
export const handleReadAvailability = implementRead(contract.readAvailability, async (_, { db, now }) => {
  const months = monthsUntil(now)
  const bollards = await db
    .selectFrom('device as d')
    .select(['d.code', 'd.name'])
    .select((of) =>
      of
        .selectFrom('bollard_event as e')
        .select(({ fn }) => fn.min('e.at').as('at'))
        .whereRef('e.device_code', '=', 'd.code')
        // What the broker stopped was said by others.
        .where('e.event_name', '!=', 'message_refused')
        .as('first_at'),
    )
    .where('d.active', '=', true)
    .orderBy('d.position')
    .orderBy('d.code')
    .execute()
  const alerts = await db
    .selectFrom('bollard_alert')
    .select(['device_code', 'raised_at', sql<Date>`coalesce(ended_at, ${now})`.as('ended_at')])
    .where('kind', 'in', downKinds)
    .where((is) => is.or([is('ended_at', 'is', null), is('ended_at', '>', months.at(-1)?.start ?? now)]))
    .orderBy('raised_at')
    .execute()
  const inMonth = (code: string, first: Date, { month, start, end }: (typeof months)[number]) => {
    const [from, until] = [Math.max(start.getTime(), first.getTime()), Math.min(end.getTime(), now.getTime())]
    const own = alerts.filter((one) => one.device_code === code && one.raised_at.getTime() < until && one.ended_at.getTime() > from)
    let [down, seen] = [0, from]
    for (const one of own) {
      const [begin, over] = [Math.max(one.raised_at.getTime(), seen), Math.min(one.ended_at.getTime(), until)]
      down += Math.max(0, over - begin)
      seen = Math.max(seen, over)
    }
    return {
      month,
      used_s: Math.max(0, Math.round((until - from) / 1000)),
      down_s: Math.round(down / 1000),
      alerts: own.filter((one) => one.raised_at >= start).length,
    }
  }
  return {
    months: months.map(({ month }) => month),
    bollards: bollards.map(({ code, name, first_at: first }) => ({
      code,
      name,
      months: first === null ? [] : months.map((one) => inMonth(code, first, one)).filter((one) => one.used_s > 0),
    })),
  }
})
