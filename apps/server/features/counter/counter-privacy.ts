import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

const ownMovementSchema = z.object({
  kind: z.string(),
  method: z.string(),
  cents: z.number(),
  tendered_cents: z.nullable(z.number()),
  transaction_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  made_at: instantSchema,
})

export const counterPrivacy: OwnerPrivacy = {
  collect: {
    counter_payments: collected(z.array(ownMovementSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('drawer_movement').selectAll().where('application_id', 'in', records).orderBy('made_at').execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    const until = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('drawer_movement')
      .set({ reason: null })
      .where('made_at', '<', until)
      .where('reason', 'is not', null)
      .where(isUnrestricted('drawer_movement.application_id'))
      .execute()
    // A difference keeps a reason, if only this one.
    await trx.updateTable('drawer_closing').set({ reason: '–' }).where('closed_at', '<', until).where('reason', '!=', '–').execute()
  },
}
