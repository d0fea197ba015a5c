import type { AdministrativeFeeDebt } from '@dovolilnice/contract/administrative-fees/administrative-fee-debt'
import type { ActPlaceholder } from '@dovolilnice/contract/acts/act-placeholders'
import { fillText } from '@dovolilnice/contract/fill-text'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { phrasesOf } from './act-phrases.ts'
import type { ActLocale } from './act-phrases.ts'

/** `tar. št. 1 in 3`: the numbers of the tariff that a fee is charged by, as its lines name them. */
export const tariffNumbers = ({ lines }: Pick<AdministrativeFeeDebt, 'lines'>, locale: ActLocale): string => {
  const numbers = lines.flatMap(({ text }) => /tar\. št\. ([^:]+):/.exec(text.sl)?.[1] ?? [])
  if (numbers.length === 0) return ''
  return `${phrasesOf(locale).tariff} ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers)}`
}

/** What an act says of the administrative fee; nothing where none is charged. The ground of an exemption is not for a paper that others may read. */
export const feeSentence = (
  debt: Pick<AdministrativeFeeDebt, 'cents' | 'open_cents' | 'lines' | 'exemption'> | null,
  locale: ActLocale,
): string => {
  if (debt === null) return ''
  const { feeOwed, feePaid, exempt } = phrasesOf(locale)
  if (debt.exemption?.status === 'granted') return exempt
  const values = { cents: formatCents(debt.cents, locale), tariff: tariffNumbers(debt, locale) }
  return fillText(debt.open_cents > 0 ? feeOwed : feePaid, values).replace(' ()', '')
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
