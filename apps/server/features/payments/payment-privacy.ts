import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom, moneyKeptUntil } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

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
  application_id: z.nullable(z.string()),
})

export const paymentPrivacy: OwnerPrivacy = {
  collect: {
    payments: collected(z.array(ownPaymentSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('payment')
            .leftJoin('payment_allocation', (join) =>
              join.onRef('payment_allocation.payment_id', '=', 'payment.id').on('payment_allocation.undone_at', 'is', null),
            )
            .selectAll('payment')
            .select('payment_allocation.application_id')
            .where((is) => is.or([is('payment_allocation.application_id', 'in', records), is('payment.id', 'in', records)]))
            .orderBy('payment.booked_on')
            .execute(),
    ),
  },
  keptUntil: async (db, ids, today) => {
    const rows = await db.selectFrom('payment').select(['id', 'booked_on']).where('id', 'in', ids).execute()
    return rows.map(({ id, booked_on: on }) => ({ id, until: moneyKeptUntil(on) })).filter(({ until }) => until > today)
  },
  forgetBefore: async (trx, before) => {
    const until = moneyKeptFrom(localDayOf(before))
    const restricted = trx
      .selectFrom('payment_allocation')
      .innerJoin('restriction', 'restriction.record_id', 'payment_allocation.application_id')
      .select('payment_allocation.payment_id')
    await trx
      .updateTable('payment')
      .set({ payer_name: null, payer_iban: null, reference: null, purpose: null, payer_mark: null, reason: null, anonymised_at: before })
      .where('booked_on', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('payment.id'))
      .where('id', 'not in', restricted)
      .execute()
    await trx
      .updateTable('payment_allocation')
      .set({ undo_reason: null })
      .where('undo_reason', 'is not', null)
      .where(isUnrestricted('payment_allocation.application_id'))
      .where('payment_id', 'in', (is) => is.selectFrom('payment').select('payment.id').where('booked_on', '<', until))
      .execute()
  },
}
