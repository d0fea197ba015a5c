import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

const ownRefundSchema = z.object({
  number: z.string(),
  status: z.string(),
  ground: z.string(),
  cents: z.number(),
  payee_name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
})

export const refundPrivacy: OwnerPrivacy = {
  collect: {
    refunds: collected(z.array(ownRefundSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('refund').selectAll().where('application_id', 'in', records).orderBy('number').execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    const until = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('refund')
      .set({ payee_name: null, iban: null, reason: null, answer: null, anonymised_at: before })
      .where('proposed_at', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('refund.application_id'))
      .execute()
    await trx.updateTable('refund_order').set({ xml: '' }).where('made_at', '<', until).where('xml', '!=', '').execute()
  },
}
