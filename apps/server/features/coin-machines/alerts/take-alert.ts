import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import type { takeAlert } from '@dovolilnice/contract/coin-machines/alerts/take-alert'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'

/** Who takes an alert has its maintenance. */
export const handleTakeAlert: Handler<typeof takeAlert> = async ({ params: { id } }, { trx, now, user, record }) => {
  // The machine first, as whoever begins and ends alerts locks it: the other way round they would wait for each other.
  const machine = await trx
    .selectFrom('coin_machine')
    .select(['cashier_nr', 'cashier_name'])
    .where('id', '=', (of) => of.selectFrom('machine_alert').select('machine_id').where('machine_alert.id', '=', id))
    .forUpdate()
    .executeTakeFirst()
  if (machine === undefined) throw new OperationError('not_found')
  const alert = await trx.selectFrom('machine_alert').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (alert.taken_at !== null || alert.ended_at !== null) throw new OperationError('illegal_transition')
  await trx.updateTable('machine_alert').set({ taken_by: user.id, taken_at: now }).where('id', '=', id).execute()
  const work = { id: v7(), machine_id: alert.machine_id, alert_id: id, fault: alertText(alert, 'sl'), reported_at: alert.raised_at }
  await trx
    .insertInto('machine_maintenance')
    .values({ ...work, taken_by: user.id, taken_at: now })
    .execute()
  await announce(trx, 'machines')
  const subject = { type: 'coin_machine' as const, id: alert.machine_id, label: `${machine.cashier_nr} ${machine.cashier_name}` }
  record({ subject, after: { alert: alertText(alert, 'sl') } })
}
