import type { SentInvoice, Seller } from './message-schema.ts'

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100)

/** Rates of VAT in Slovenia, in percent. */
const rates = [22, 9.5, 5]

const grossOf = (seller: Seller): number =>
  [
    ...(seller.VAT ?? []).flatMap(({ TaxableAmount: taxable, TaxAmount: tax }) => [taxable, tax]),
    seller.OtherTaxesAmount,
    seller.ExemptVATTaxableAmount,
    seller.ReverseVATTaxableAmount,
    seller.NontaxableAmount,
    seller.SpecialTaxRulesAmount,
  ].reduce<number>((sum, amount) => sum + cents(amount), 0)

/** What is wrong with the amounts of an invoice, or undefined: sums to the cent, tax to a cent, since lines may be rounded one by one. */
export const wrongAmount = ({ TaxesPerSeller: sellers, ...invoice }: SentInvoice): string | undefined => {
  for (const { TaxRate: rate, TaxableAmount: taxable, TaxAmount: tax } of sellers.flatMap(({ VAT: vat }) => vat ?? [])) {
    if (!rates.includes(rate)) return `there is no VAT rate of ${rate} %`
    if (Math.abs(cents(tax) - (cents(taxable) * rate) / 100) > 1) return `${tax} is not ${rate} % of ${taxable}`
  }
  const sum = sellers.reduce((total, seller) => total + grossOf(seller), 0)
  if (sum !== cents(invoice.InvoiceAmount)) return `the parts make ${sum / 100}, the invoice says ${invoice.InvoiceAmount}`
  const owed = cents(invoice.InvoiceAmount) - cents(invoice.ReturnsAmount)
  if (owed !== cents(invoice.PaymentAmount)) return `${invoice.PaymentAmount} is not what is to be paid`
  return undefined
}
