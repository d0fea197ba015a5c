import type { GateHold } from '@dovolilnice/contract/bollards/gate-state'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { commandSeveral } from '../group/group-commands.ts'

/** Why the product releases what no person may release any more. */
const reason = 'Stebriček ni več v rabi.'

/** Whether a release is on its way, or the product has asked for one of this hold since the bollard is out of use. */
const isAsked = async (trx: Trx, { code, out_of_use_since }: Row<'device'>, hold: GateHold): Promise<boolean> => {
  const release = await trx
    .selectFrom('device_command')
    .select('id')
    .where('device_code', '=', code)
    .where('action', '=', 'release')
    .where('requested_at', '>=', out_of_use_since ?? new Date(0))
    .where((is) =>
      is.or([is('status', 'in', ['requested', 'delivered']), is('requested_by', 'is', null).and('held_by', '=', hold.command_id)]),
    )
    .limit(1)
    .executeTakeFirst()
  return release !== undefined
}

/**
 * Releases a bollard out of use whose gate says that it is held: the hold reached it when it was retired already, or it had no link then. The product asks
 * once for a hold, so that a gate which takes no command is not asked every few seconds. Call it under the lock of the row: several bridges hear one report.
 */
export const releaseRetired = async (trx: Trx, device: Row<'device'>, hold: GateHold, clock: Clock): Promise<void> => {
  const now = clock.now()
  if (new Date(hold.until) <= now || (await isAsked(trx, device, hold))) return
  const held = { ...device, online: true, held: true, hold_command_id: hold.command_id }
  const recordAlso: Context['recordAlso'] = (action, what) => recordEvent(trx, { action, kind: 'change', actor: product, ...what }, clock)
  await commandSeveral([{ device: held, action: 'release', hold_until: null }], { reason }, { trx, now, actor: product, recordAlso })
}
