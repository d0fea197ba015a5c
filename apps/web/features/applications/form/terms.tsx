import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import styles from './application-form.module.css'
import { useChosenTerms } from './chosen-terms.ts'
import { texts } from './form-texts.ts'

/** Until when the permit will be valid and what it costs, said before anything is sent. */
export const Terms = ({ kind }: { kind: PermitKind | undefined }) => {
  const t = useTranslate()
  const locale = useLocale()
  const { validity, price, hours } = useChosenTerms(kind)
  if (validity === undefined && price === undefined) return null
  return (
    <dl className={styles.terms} aria-live="polite">
      {validity !== undefined && (
        <div>
          <dt>{t(texts.validity)}</dt>
          <dd>{formatValidity(validity.valid_from, validity.valid_until, locale, hours)}</dd>
        </div>
      )}
      {price !== undefined && (
        <div>
          <dt>{t(texts.price)}</dt>
          <dd>
            <strong>{price.cents === 0 ? t(texts.free) : formatCents(price.cents, locale)}</strong>
            {price.cents > 0 && <span className={styles.vat}> {t(price.vat_basis_points > 0 ? texts.vatIncluded : texts.noVat)}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}
