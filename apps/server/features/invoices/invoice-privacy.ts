import { payerSchema } from '@dovolilnice/contract/invoices/invoice'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.string(),
  application_id: z.string(),
  // Any values: an odd old one must not keep people from their data.
  payer: z.partial(payerSchema),
  lines: z.unknown(),
  total_cents: z.number(),
  payment_method: z.string(),
  issued_at: instantSchema,
  sent_at: z.nullable(instantSchema),
})

/** Invoices outlive the application they are for, so nothing of them is forgotten with it; a person gets them with their own data. */
export const invoicePrivacy: OwnerPrivacy = {
  collect: {
    invoices: collected(z.array(ownInvoiceSchema), (db, _, records) =>
      db.selectFrom('invoice').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
  },
}
