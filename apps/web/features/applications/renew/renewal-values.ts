import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { ApplicationValues } from '../form/form-values.ts'

/** The fields of a renewal are those of the form; what it does not know is empty. */
export const fromRenewal = (renewed: Renewal): Partial<ApplicationValues> => {
  const { number, kept_documents: kept, ...renewal } = renewed
  return {
    ...renewal,
    period: renewal.period ?? '',
    tax_number: renewal.tax_number ?? '',
    email: renewal.email ?? '',
    phone: formatPhone(renewal.phone ?? ''),
    from_time: renewal.from_time ?? '',
    until_time: renewal.until_time ?? '',
    document_expires: Object.fromEntries(kept.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]]))),
    renewed,
  }
}
