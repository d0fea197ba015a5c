import { commandFinishSeconds } from '@dovolilnice/contract/bollards/gate-command'
import { announce } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'

/** Milliseconds to wait for a report that may still be on its way when a command expires. */
const graceMs = 3000

/** Marks commands as expired or failed that no gate took in time or whose outcome no gate reported. */
export const giveUpCommands = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now()
  const open = await database.kysely
    .selectFrom('device_command')
    .select('id')
    .where('status', 'in', ['requested', 'delivered'])
    .limit(1)
    .execute()
  if (open.length === 0) return 0
  return database.transaction(async (trx) => {
    const expired = await trx
      .updateTable('device_command')
      .set({ status: 'expired', failure: 'expired', finished_at: now })
      .where('status', '=', 'requested')
      .where('expires_at', '<', new Date(now.getTime() - graceMs))
      .returning('id')
      .execute()
    const silent = await trx
      .updateTable('device_command')
      .set({ status: 'failed', failure: 'no_answer', finished_at: now })
      .where('status', '=', 'delivered')
      .where('delivered_at', '<', new Date(now.getTime() - commandFinishSeconds * 1000))
      .returning('id')
      .execute()
    const count = expired.length + silent.length
    if (count > 0) await announce(trx, 'bollards')
    return count
  })
}
