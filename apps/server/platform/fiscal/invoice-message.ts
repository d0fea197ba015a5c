import { vatGroups } from '@dovolilnice/contract/money/money-line'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'
import type { InvoiceMark } from './zoi.ts'

/** The invoice that a later one changes, as its storno does. */
export type ReferenceInvoice = Pick<InvoiceMark, 'premise' | 'device' | 'sequence' | 'issued_at'>

/** An invoice as the tax authority is told of it. */
export interface FiscalInvoice extends InvoiceMark {
  zoi: string
  /** Whether numbers are given out for each device (`B`) or for the whole premises (`C`), as the internal act says. */
  numbering: 'B' | 'C'
  lines: readonly Pick<MoneyLine, 'cents' | 'vat_basis_points'>[]
  /** Whether the issuer is identified for VAT; of one that is not, everything is exempt. */
  vat_payer: boolean
  /** Who issued it. Null for a person without a Slovenian tax number; where no person did, it is that of the issuer. */
  operator_tax_number: string | null
  /** The tax number or VAT number of the buyer, where it is printed. */
  customer_vat_number?: string
  reference?: ReferenceInvoice
  /** True when it was issued without an EOR, as in an outage, and is sent later. */
  subsequent: boolean
}

/** What every message begins with. `MessageID` is new at every sending, also of the same invoice. */
export interface MessageHeader {
  MessageID: string
  DateTime: string
}

export const messageHeader = (messageId: string, now: Date): MessageHeader => ({ MessageID: messageId, DateTime: localDateTimeOf(now) })

/** Cents as a JSON number: at most two decimals are written, since the quotient is the nearest number to the decimal. */
const amount = (cents: number): number => cents / 100

const identifier = ({ premise, device, sequence }: Omit<ReferenceInvoice, 'issued_at'>) => ({
  BusinessPremiseID: premise,
  ElectronicDeviceID: device,
  InvoiceNumber: String(sequence),
})

/** The amounts by kind of tax. Rate 0 is exempt; what has no rate stands outside VAT, as an administrative fee. */
const taxes = ({ lines, vat_payer: vatPayer, total_cents: total }: FiscalInvoice) => {
  if (!vatPayer) return { ExemptVATTaxableAmount: amount(total) }
  const groups = vatGroups(lines)
  const rated = groups.flatMap(({ vat_basis_points: rate, taxable_cents: taxable, tax_cents: tax }) =>
    rate ? [{ TaxRate: amount(rate), TaxableAmount: amount(taxable), TaxAmount: amount(tax) }] : [],
  )
  const baseOf = (rate: number | null) => groups.find(({ vat_basis_points: of }) => of === rate)?.taxable_cents
  const [exempt, outside] = [baseOf(0), baseOf(null)]
  return {
    ...(rated.length > 0 && { VAT: rated }),
    ...(exempt !== undefined && { ExemptVATTaxableAmount: amount(exempt) }),
    ...(outside !== undefined && { NontaxableAmount: amount(outside) }),
  }
}

/** The message that registers an invoice (Technical specifications for fiscal verification, chapter 3.1). */
export const invoiceMessage = (invoice: FiscalInvoice, header: MessageHeader) => {
  const { reference, customer_vat_number: customer, operator_tax_number: operator } = invoice
  return {
    InvoiceRequest: {
      Header: header,
      Invoice: {
        TaxNumber: Number(invoice.tax_number),
        IssueDateTime: localDateTimeOf(invoice.issued_at),
        NumberingStructure: invoice.numbering,
        InvoiceIdentifier: identifier(invoice),
        ...(customer !== undefined && { CustomerVATNumber: customer }),
        InvoiceAmount: amount(invoice.total_cents),
        PaymentAmount: amount(invoice.total_cents),
        TaxesPerSeller: [taxes(invoice)],
        ...(operator === null ? { ForeignOperator: true } : { OperatorTaxNumber: Number(operator) }),
        ProtectedID: invoice.zoi,
        ...(invoice.subsequent && { SubsequentSubmit: true }),
        ...(reference && {
          ReferenceInvoice: [
            {
              ReferenceInvoiceIdentifier: identifier(reference),
              ReferenceInvoiceIssueDateTime: localDateTimeOf(reference.issued_at),
            },
          ],
        }),
      },
    },
  }
}
