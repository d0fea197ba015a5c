import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { phrasesOf } from './act-phrases.ts'
import type { ActLocale } from './act-phrases.ts'

/** What an act says of the administrative fee; nothing where none is charged. The ground of an exemption is not for a paper that others may read. */
export const feeSentence = (debt: Pick<AdministrativeFeeDebt, 'cents' | 'exemption'> | null, locale: ActLocale): string => {
  if (debt === null) return ''
  const { fee, exempt } = phrasesOf(locale)
  return debt.exemption?.status === 'granted' ? exempt : `${fee} ${formatCents(debt.cents, locale)}.`
}
