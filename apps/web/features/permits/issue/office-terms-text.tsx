import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { useWatch } from 'react-hook-form'
import { today } from '../../../platform/today.ts'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { texts } from '../texts.ts'
import { officeTerms } from './office-terms.ts'
import type { PermitValues } from './permit-form.ts'

/** Until when the permit will be valid and what the price list says, before it is issued. */
export const OfficeTermsText = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
  const locale = useLocale()
  const [period, period_count, valid_from, valid_until, received_on] = useWatch<
    PermitValues,
    ['period', 'period_count', 'valid_from', 'valid_until', 'received_on']
  >({ name: ['period', 'period_count', 'valid_from', 'valid_until', 'received_on'] })
  const { validity, tariff } = officeTerms(kind, { period, period_count, valid_from, valid_until, received_on }, today())
  if (validity === undefined && tariff === undefined) return null
  const days = validity && {
    days: formatValidity(validity.valid_from, validity.valid_until, locale),
    count: daysBetween(validity.valid_from, validity.valid_until),
  }
  const price = tariff && { price: formatCents(tariff.price_cents, locale), period: t(periodLabels[tariff.period]) }
  return (
    <Notice role="status">
      {days && t(texts.willBeValid, days)} {price && (tariff.price_cents === 0 ? t(texts.listedFree) : t(texts.listedPrice, price))}
    </Notice>
  )
}
