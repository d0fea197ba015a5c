import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { formatCents } from '@dovolilnice/contract/primitives/money'

/** What an act says of the administrative fee; nothing where none is charged. The ground of an exemption is not for a paper that others may read. */
export const feeSentence = (debt: Pick<AdministrativeFeeDebt, 'cents' | 'exemption'> | null): string => {
  if (debt === null) return ''
  if (debt.exemption?.status === 'granted') return 'Stranka je oproščena plačila upravne takse.'
  return `Upravna taksa po Zakonu o upravnih taksah znaša ${formatCents(debt.cents, 'sl')}.`
}
