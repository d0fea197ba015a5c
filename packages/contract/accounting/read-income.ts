import { z } from 'zod/mini'
import { invoiceKinds, paymentMethods } from '../invoices/invoice.ts'
import { defineOperation } from '../operation.ts'
import { localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'
import { periodCheck, periodFields } from './period.ts'

/** Cents: without VAT, the VAT in them, and with it. What was taken back or credited counts as minus. */
const sums = {
  net_cents: z.int(),
  vat_cents: z.int(),
  gross_cents: z.int(),
  /** Invoices, stornos and credit notes in them. */
  documents: z.int(),
}
export const incomeSumsSchema = z.object(sums)
export type IncomeSums = z.output<typeof incomeSumsSchema>

/** Income is counted on the local day on which the invoice, storno or credit note was issued. */
export const readIncome = defineOperation({
  name: 'read-income',
  method: 'POST',
  path: 'v1/admin/accounting/income',
  access: 'accounting:read',
  summary: 'Income by day or month, kind of permit, rate of VAT and way of payment',
  body: z.object({ ...periodFields, by: z.enum(['day', 'month']) }).check(periodCheck),
  output: z.object({
    /** The day, or the first of the month; only those with documents. */
    periods: z.array(z.object({ from: localDaySchema, ...sums })),
    kinds: z.array(z.object({ id: idSchema, name: textSchema, ...sums })),
    /** Null: outside VAT. */
    rates: z.array(z.object({ vat_basis_points: z.nullable(z.int()), ...sums })),
    methods: z.array(z.object({ method: z.enum(paymentMethods), ...sums })),
    documents: z.array(z.object({ kind: z.enum(invoiceKinds), ...sums })),
    /** Coin machines, which issue no invoices: not in the total. By the day on which their count was recorded; documents are protocols. */
    machines: incomeSumsSchema,
    total: incomeSumsSchema,
  }),
})
