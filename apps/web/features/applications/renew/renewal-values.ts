import type { Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import type { ApplicationValues } from '../form/form-values.ts'

/** The fields of a renewal are those of the form; what it does not know is empty. */
export const fromRenewal = ({
  number: _,
  period,
  tax_number: taxNumber,
  from_time: from,
  email,
  phone,
  until_time: until,
  ...renewal
}: Renewal): Partial<ApplicationValues> => ({
  ...renewal,
  period: period ?? '',
  tax_number: taxNumber ?? '',
  email: email ?? '',
  phone: phone ?? '',
  from_time: from ?? '',
  until_time: until ?? '',
})
