import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import type { ActPlaceholder } from '@dovolilnice/contract/acts/act-placeholders'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { phrasesOf } from './act-phrases.ts'
import type { ActLocale } from './act-phrases.ts'

/** What an act says of the administrative fee; nothing where none is charged. The ground of an exemption is not for a paper that others may read. */
export const feeSentence = (debt: Pick<AdministrativeFeeDebt, 'cents' | 'exemption'> | null, locale: ActLocale): string => {
  if (debt === null) return ''
  const { fee, exempt } = phrasesOf(locale)
  return debt.exemption?.status === 'granted' ? exempt : `${fee} ${formatCents(debt.cents, locale)}.`
}

/** The administrative fee that a party is called to pay. */
export interface UnpaidFee {
  cents: number
  /** Where to pay it; null while the town has no account. */
  payment: Pick<NonNullable<AdministrativeFeeDebt['payment']>, 'iban' | 'reference'> | null
  /** Days from the service of the call. */
  days: number
}

/** What a call says of an unpaid fee. */
export const unpaidFeeValues = ({ cents, payment, days }: UnpaidFee, locale: ActLocale): Partial<Record<ActPlaceholder, string>> => ({
  taksa_za_plačilo: formatCents(cents, locale),
  račun_takse: payment === null ? '' : formatIban(payment.iban),
  sklic_takse: payment === null ? '' : formatReference(payment.reference),
  dni_za_takso: String(days),
})
