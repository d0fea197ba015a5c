import type { retireBollard } from '@dovolilnice/contract/bollards/keep/retire-bollard'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { commandSeveral } from '../group/group-commands.ts'
import { isHeldAt } from '../held-at.ts'
import { findKept } from './check-bollard.ts'
import { finishStep } from './finish-step.ts'

/** Ends what was asked of it: a command that no gate has taken is sent no more, and a hold is released; one that its gate reports later, then. */
const endCommands = async (device: Row<'device'>, reason: string, context: Context): Promise<void> => {
  const { trx, now } = context
  // Expired and not failed: what was on its way already may still be reported, and the report is true.
  await trx
    .updateTable('device_command')
    .set({ status: 'expired', failure: 'out_of_use', finished_at: now })
    .where('device_code', '=', device.code)
    .where('status', '=', 'requested')
    .execute()
  if (isHeldAt(device, now)) await commandSeveral([{ device, action: 'release', hold_until: null }], { reason }, context)
}

/** The highest version of the lists published so far and of the one that its gate reports; the bridge makes the next one under the lock of this row. */
const lastVersion = async ({ trx }: Context, { code, whitelist_version: reported }: Row<'device'>): Promise<number> => {
  const { version } = await trx
    .selectFrom('whitelist')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('device_code', '=', code)
    .executeTakeFirstOrThrow()
  return Math.max(version ?? 0, reported ?? 0)
}

/** After the commit the bridge publishes the empty list; the account of its gate ends when the gate has taken it. */
export const handleRetireBollard: Handler<typeof retireBollard> = async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx, now } = context
  const device = await findKept(trx, code, version, true)
  await endCommands(device, reason, context)
  await trx
    .updateTable('device')
    .set({ active: false, out_of_use_since: now, last_open_version: await lastVersion(context, device), version: version + 1 })
    .where('code', '=', code)
    .execute()
  return finishStep(context, device, { before: { active: true }, after: { active: false }, reason })
}
