import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'

/** The footer of every mail: the municipality by its name in the reader's language, with its address and contacts. */
export const mailFooter = (town: Parameters['municipality'], locale: Locale): string =>
  [textIn(townName(town), locale), addressLine(town), [town.email, formatPhone(town.phone)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')
