import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import type { takeAlert } from '@dovolilnice/contract/coin-machines/alerts/take-alert'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'

/** Who takes an alert has its maintenance. */
export const handleTakeAlert: Handler<typeof takeAlert> = async ({ params: { id } }, { trx, now, user, record }) => {
  const alert = await trx
    .selectFrom('machine_alert')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_alert.machine_id')
    .selectAll('machine_alert')
    .select(['coin_machine.cashier_nr', 'coin_machine.cashier_name'])
    .where('machine_alert.id', '=', id)
    .forUpdate('machine_alert')
    .executeTakeFirst()
  if (alert === undefined) throw new OperationError('not_found')
  if (alert.taken_at !== null || alert.ended_at !== null) throw new OperationError('illegal_transition')
  await trx.updateTable('machine_alert').set({ taken_by: user.id, taken_at: now }).where('id', '=', id).execute()
  const work = { id: v7(), machine_id: alert.machine_id, alert_id: id, fault: alertText(alert, 'sl'), reported_at: alert.raised_at }
  await trx
    .insertInto('machine_maintenance')
    .values({ ...work, taken_by: user.id, taken_at: now })
    .execute()
  await announce(trx, 'machines')
  const subject = { type: 'coin_machine' as const, id: alert.machine_id, label: `${alert.cashier_nr} ${alert.cashier_name}` }
  record({ subject, after: { alert: alertText(alert, 'sl') } })
}
