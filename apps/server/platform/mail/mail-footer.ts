import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'

/** The footer of every mail: the municipality with its address and contacts. */
export const mailFooter = (town: Parameters['municipality']): string =>
  [town.name, addressLine(town), [town.email, formatPhone(town.phone)].filter(Boolean).join(', ')].filter(Boolean).join('\n')
