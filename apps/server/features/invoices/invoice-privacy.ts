import { payerSchema } from '@dovolilnice/contract/invoices/invoice'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

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

const nobody = { name: anonymousName, street: '', post_code: '', city: '', tax_number: null, is_company: false, is_budget_user: false }

/**
 * Invoices outlive the application they are for, so nothing of them is forgotten with it; a person gets them with their own data. Ten years after the
 * end of their year who paid and the papers are forgotten: the sweep removes the files. Numbers and amounts stay.
 */
export const invoicePrivacy: OwnerPrivacy = {
  collect: {
    invoices: collected(z.array(ownInvoiceSchema), (db, records) =>
      db.selectFrom('invoice').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    const year = moneyKeptFrom(localDayOf(before)).slice(0, 4)
    const forgotten = {
      payer: JSON.stringify(nobody),
      ...{ reason: null, transaction_id: null, storage_key: null, xml_storage_key: null },
      ...{ issued_by: null, issued_by_name: anonymousName, operator_tax_number: null, anonymised_at: before },
    }
    const until = startOfLocalDay(`${year}-01-01`)
    const old = trx
      .selectFrom('invoice')
      .select('invoice.id')
      .where('issued_at', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('invoice.application_id'))
    await trx.updateTable('invoice_copy').set({ made_by: null, made_by_name: anonymousName }).where('invoice_id', 'in', old).execute()
    await trx.updateTable('invoice_sending').set({ asked_by: null, asked_by_name: anonymousName }).where('invoice_id', 'in', old).execute()
    await trx.updateTable('invoice').set(forgotten).where('id', 'in', old).execute()
  },
}
