import { addressLine } from '@dovolilnice/contract/primitives/holder'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'

/** What stands under every mail: the municipality with its address and where it can be reached. */
export const mailFooter = (town: Parameters['municipality']): string =>
  [town.name, addressLine(town), [town.email, town.phone].filter(Boolean).join(', ')].filter(Boolean).join('\n')
