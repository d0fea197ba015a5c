import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatDay, formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import styles from './application-form.module.css'
import type { ChosenTerms } from './chosen-terms.ts'
import { longerValidity, useChosenTerms } from './chosen-terms.ts'
import { texts } from './form-texts.ts'

/** The price and the days that it buys, in one sentence as far as they are known. */
const useTermsText = ({ validity, price, hours }: ChosenTerms): string | undefined => {
  const t = useTranslate()
  const locale = useLocale()
  const cost = price && (price.cents === 0 ? t(texts.free) : formatCents(price.cents, locale))
  if (validity === undefined) return cost
  const days = formatValidity(validity.valid_from, validity.valid_until, locale, hours)
  return cost === undefined
    ? days
    : t(texts.priceForDays, { price: cost, count: daysBetween(validity.valid_from, validity.valid_until), days })
}

/** A permit until the end of a year costs the same however late it begins: says so where a later start buys far more days. */
const LaterStart = ({ kind, validity }: { kind: PermitKind | undefined; validity: ChosenTerms['validity'] }) => {
  const t = useTranslate()
  const locale = useLocale()
  const longer = longerValidity(kind, validity)
  if (longer === undefined) return null
  return (
    <p className={styles.vat}>{t(texts.longerFrom, { start: formatDay(longer.from, locale), last: formatDay(longer.last, locale) })}</p>
  )
}

export interface TermsProps {
  kind: PermitKind | undefined
  /** Says that nothing is paid now, where something will be. */
  withPayLater?: boolean
}

/** Until when the permit will be valid and what it costs, said before anything is sent. */
export const TermsText = ({ kind, withPayLater = false }: TermsProps) => {
  const t = useTranslate()
  const terms = useChosenTerms(kind)
  const text = useTermsText(terms)
  if (text === undefined) return null
  const { price } = terms
  const costs = price !== undefined && price.cents > 0
  return (
    <>
      <div className={styles.terms} aria-live="polite">
        <p>
          <strong>{text}</strong>
          {costs && <span className={styles.vat}> {t(price.vat_basis_points > 0 ? texts.vatIncluded : texts.noVat)}</span>}
        </p>
        {costs && <LaterStart kind={kind} validity={terms.validity} />}
      </div>
      {costs && withPayLater && <p className={styles.hint}>{t(texts.payLater)}</p>}
    </>
  )
}
