import type { addChangeMoney } from '@dovolilnice/contract/counter/add-change-money'
import { v7 } from 'uuid'
import type { Handler } from '../../platform/http/context.ts'
import { once } from '../../platform/http/once.ts'
import { emptyMovement, findByKey, insertMovement, keyHashOf, lockUsedDrawer } from './drawer-record.ts'

/** A clerk puts coins and notes for change into a drawer. */
export const handleAddChangeMoney: Handler<typeof addChangeMoney> = async ({ params, body }, context) => {
  const { trx, now, user } = context
  const keyHash = keyHashOf(context)
  return once(context, keyHash, findByKey(trx), async () => {
    const device = await lockUsedDrawer(context, params.id)
    const movement = await insertMovement(trx, {
      ...emptyMovement,
      ...{ id: v7(), device_id: device.id, kind: 'change_money', method: 'cash', cents: body.cents },
      ...{ made_at: now, made_by: user.id, idempotency_key: keyHash },
    })
    const subject = { type: 'cash_device' as const, id: device.id, label: device.code }
    await context.recordAlso('drawer:add_change', { subject, after: { cents: body.cents } })
    return movement
  })
}
