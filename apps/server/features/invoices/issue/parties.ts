import type { Issuer, Payer } from '@dovolilnice/contract/invoices/invoice'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Row } from '../../../platform/database/db.ts'

/** Whether VAT is charged: as it is set, and on what takes an invoice back as on that invoice. */
const vatOf = ({ vat_payer, vat_clause }: Parameters['invoices'], of: Issuer | undefined): Pick<Issuer, 'vat_payer' | 'vat_clause'> => {
  if (of !== undefined) return of.vat_payer === false ? { vat_payer: false, vat_clause: of.vat_clause ?? '' } : {}
  return vat_payer ? {} : { vat_payer, vat_clause }
}

/** The municipality as it stands on the invoice. @param of the issuer of the invoice that is taken back, whole or in part */
export const issuerOf = ({ municipality: town, money, invoices }: Parameters, of?: Issuer): Issuer => ({
  name: town.name,
  street: town.street,
  post_code: town.post_code,
  city: town.city,
  tax_number: town.tax_number,
  email: town.email,
  phone: town.phone,
  iban: money.iban,
  bic: money.bic,
  ...vatOf(invoices, of),
})

/** The applicant as it stands on the invoice. */
export const payerOf = (application: Row<'application'>, { invoices }: Parameters): Payer => ({
  name: application.name,
  street: application.street,
  post_code: application.post_code,
  city: application.city,
  tax_number: application.tax_number,
  is_company: application.applicant_type === 'company',
  is_budget_user: application.tax_number !== null && invoices.budget_users.includes(application.tax_number),
})
