import type { Issuer, Payer } from '@dovolilnice/contract/invoices/invoice'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Row } from '../../../platform/database/tables.ts'

/** The municipality as it stands on the invoice. */
export const issuerOf = ({ municipality: town, money }: Parameters): Issuer => ({
  name: town.name,
  street: town.street,
  post_code: town.post_code,
  city: town.city,
  tax_number: town.tax_number,
  email: town.email,
  phone: town.phone,
  iban: money.iban,
  bic: money.bic,
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
