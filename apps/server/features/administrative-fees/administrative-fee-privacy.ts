import { moneyLineSchema } from '@dovolilnice/contract/money/money-line'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownFeeSchema = z.object({
  application_id: z.string(),
  lines: z.array(moneyLineSchema),
  cents: z.number(),
  due_on: z.string(),
  called_on: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  exemption_status: z.nullable(z.string()),
  // Any words: an odd old value must not keep people from their data.
  exemption_name: z.nullable(z.partial(z.object({ sl: z.string(), en: z.string(), it: z.string(), hu: z.string() }))),
  exemption_reason: z.nullable(z.string()),
})

export const administrativeFeePrivacy: OwnerPrivacy = {
  collect: {
    administrative_fees: collected(z.array(ownFeeSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('administrative_fee').selectAll().where('application_id', 'in', records).orderBy('created_at').execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx.deleteFrom('fee_receipt').where('application_id', 'in', ids).execute()
    await trx
      .updateTable('administrative_fee')
      .set({ exemption_code: null, exemption_name: null, exemption_reason: null })
      .where('application_id', 'in', ids)
      .execute()
  },
}
