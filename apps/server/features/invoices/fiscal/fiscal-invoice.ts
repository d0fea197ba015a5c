import type { Db } from '../../../platform/database/tables.ts'
import type { FiscalInvoice } from '../../../platform/fiscal/invoice-message.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'

/** A number of tax without the prefix that stands on paper. */
const digitsOf = (taxNumber: string): string => taxNumber.replace(/^SI/, '')

/** A stored invoice as the tax authority is told of it: the same each time, but for whether it comes subsequently. */
export const fiscalInvoiceOf = async (db: Db, invoice: InvoiceRecord, subsequent: boolean): Promise<FiscalInvoice> => {
  const of = invoice.reference_invoice_id
  const reference = of === null ? undefined : await db.selectFrom('invoice').selectAll().where('id', '=', of).executeTakeFirstOrThrow()
  return {
    tax_number: digitsOf(invoice.issuer.tax_number),
    issued_at: invoice.issued_at,
    premise: invoice.premise_code,
    device: invoice.device_code,
    sequence: invoice.sequence,
    numbering: invoice.numbering,
    total_cents: invoice.total_cents,
    zoi: invoice.zoi ?? '',
    lines: invoice.lines,
    vat_payer: invoice.issuer.vat_payer !== false,
    operator_tax_number: invoice.operator_tax_number,
    ...(invoice.payer.is_company && invoice.payer.tax_number !== null && { customer_vat_number: invoice.payer.tax_number }),
    ...(reference && {
      reference: {
        premise: reference.premise_code,
        device: reference.device_code,
        sequence: reference.sequence,
        issued_at: reference.issued_at,
      },
    }),
    subsequent,
  }
}
