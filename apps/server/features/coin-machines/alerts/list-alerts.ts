import { listAlerts, takeAlert, readThresholds, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { ifGiven, notFound, insertRow, updateRow } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { findThresholds } from './judge-machines.ts'
import { lookAfter } from './look-after.ts'
import { implementList, implement } from '../../../platform/http/context.ts'

export const handleListAlerts = implementList(listAlerts, async ({ body }, { db, user }) => {
  const { open, kind, machine_id, from, until } = body.filters
  const page = await listRows({
    db,
    query: db
      .selectFrom('machine_alert as alert')
      .innerJoin('coin_machine', 'coin_machine.id', 'alert.machine_id')
      .leftJoin('app_user', 'app_user.id', 'alert.taken_by')
      .select(['alert.id', 'alert.raised_at', 'alert.machine_id', 'alert.kind', 'alert.detail', 'alert.taken_at'])
      .select([
        'alert.escalated_at',
        'alert.ended_at',
        'coin_machine.cashier_nr',
        'coin_machine.cashier_name',
        'app_user.name as taken_by_name',
      ])
      .$call(ifGiven(open, (query, open) => query.where('alert.ended_at', open ? 'is' : 'is not', null)))
      .$call(ifGiven(kind, (query, kind) => query.where('alert.kind', '=', kind)))
      .$call(ifGiven(machine_id, (query, id) => query.where('alert.machine_id', '=', id)))
      .$call(ifGiven(from, (query, from) => query.where('alert.raised_at', '>=', new Date(from))))
      .$call(ifGiven(until, (query, until) => query.where('alert.raised_at', '<', new Date(until)))),
    request: body,
    sort: { raised_at: 'alert.raised_at', cashier_name: 'coin_machine.cashier_name' },
    tieBreaker: 'alert.id',
  })
  const mayTake = user.permissions.includes('machines:maintain')
  const items = page.items.map((row) => ({
    ...row,
    actions: mayTake && row.taken_at === null && row.ended_at === null ? (['take'] as const).slice() : [],
  }))
  return { ...page, items }
})

export const handleTakeAlert = implement(takeAlert, async ({ params: { id } }, { trx, now, user, record }) => {
  // The machine first, as whoever begins and ends alerts locks it: the other way round they would wait for each other.
  const machine = await trx
    .selectFrom('coin_machine')
    .select(['cashier_nr', 'cashier_name'])
    .where('id', '=', (of) => of.selectFrom('machine_alert').select('machine_id').where('machine_alert.id', '=', id))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const alert = await trx.selectFrom('machine_alert').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (alert.taken_at !== null || alert.ended_at !== null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'machine_alert', id, { taken_by: user.id, taken_at: now })
  const work = { id: v7(), machine_id: alert.machine_id, alert_id: id, fault: alertText(alert, 'sl'), reported_at: alert.raised_at }
  await insertRow(trx, 'machine_maintenance', { ...work, taken_by: user.id, taken_at: now })
  await announce(trx, 'machines')
  const subject = { type: 'coin_machine' as const, id: alert.machine_id, label: `${machine.cashier_nr} ${machine.cashier_name}` }
  record({ subject, after: { alert: alertText(alert, 'sl') } })
})

export const handleReadThresholds = implement(readThresholds, (_, { db }) => findThresholds(db))

export const handleUpdateThresholds = implement(updateThresholds, async ({ body: { version, ...body } }, context) => {
  const { trx, record } = context
  const { version: current, ...before } = await findThresholds(trx)
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  const row = { ...body, version: version + 1 }
  const saved = await trx
    .insertInto('machine_thresholds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('machine_thresholds.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new OperationError('conflict', { details: { version: current } })
  await lookAfter(trx, context, { hearsSilence: true })
  record({ before, after: body })
})
