import type { listAlerts } from '@dovolilnice/contract/coin-machines/alerts/alert-list'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'

export const handleListAlerts: ReadHandler<typeof listAlerts> = async ({ body }, { db, user }) => {
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
}
