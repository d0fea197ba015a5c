import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownOnlinePaymentSchema = z.object({
  application_id: z.string(),
  status: z.string(),
  cents: z.number(),
  transaction_id: z.nullable(z.string()),
  decline_code: z.nullable(z.string()),
  created_at: instantSchema,
  ended_at: z.nullable(instantSchema),
})

export const onlinePaymentPrivacy: OwnerPrivacy = {
  collect: {
    online_payments: collected(z.array(ownOnlinePaymentSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('online_payment').selectAll().where('application_id', 'in', records).orderBy('created_at').execute(),
    ),
  },
}
