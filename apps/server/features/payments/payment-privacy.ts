import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownPaymentSchema = z.object({
  booked_on: z.string(),
  direction: z.string(),
  cents: z.number(),
  currency: z.string(),
  payer_name: z.nullable(z.string()),
  payer_iban: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  status: z.string(),
  application_id: z.string(),
})

export const paymentPrivacy: OwnerPrivacy = {
  collect: {
    payments: collected(z.array(ownPaymentSchema), (db, _, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('payment_allocation')
            .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
            .selectAll('payment')
            .select('payment_allocation.application_id')
            .where('payment_allocation.application_id', 'in', records)
            .where('payment_allocation.undone_at', 'is', null)
            .orderBy('payment.booked_on')
            .execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    const until = moneyKeptFrom(localDayOf(before))
    await trx
      .updateTable('payment')
      .set({ payer_name: null, payer_iban: null, reference: null, purpose: null, reason: null, anonymised_at: before })
      .where('booked_on', '<', until)
      .where('anonymised_at', 'is', null)
      .execute()
    await trx
      .updateTable('payment_allocation')
      .set({ undo_reason: null })
      .where('undo_reason', 'is not', null)
      .where('payment_id', 'in', (is) => is.selectFrom('payment').select('payment.id').where('booked_on', '<', until))
      .execute()
  },
}
