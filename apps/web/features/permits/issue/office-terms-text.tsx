import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { useWatch } from 'react-hook-form'
import { useParameters } from '../../../platform/resources/resources.ts'
import { today } from '../../../platform/today.ts'
import { formatValidity } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { FeeLines } from '../../../ui/money/fee-lines.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { texts } from '../texts.ts'
import { officeTerms } from './office-terms.ts'
import type { PermitValues } from './permit-form.ts'

type Watched = ['period', 'period_count', 'valid_from', 'valid_until', 'from_time', 'until_time', 'received_on']
const watched: Watched = ['period', 'period_count', 'valid_from', 'valid_until', 'from_time', 'until_time', 'received_on']

/** Until when the permit will be valid and what it costs by the price list, line by line, before it is issued. */
export const OfficeTermsText = ({ kind }: { kind: PermitKind }) => {
  const t = useTranslate()
  const locale = useLocale()
  const feeTariff = useParameters()?.administrative_fees.tariff
  const [period, period_count, valid_from, valid_until, from_time, until_time, received_on] = useWatch<PermitValues, Watched>({
    name: watched,
  })
  if (feeTariff === undefined) return null
  const chosen = { period, period_count, valid_from, valid_until, from_time, until_time, received_on }
  const { validity, lines } = officeTerms(kind, chosen, today(), feeTariff)
  if (validity === undefined && lines === undefined) return null
  const days = validity && {
    days: formatValidity(validity.valid_from, validity.valid_until, locale),
    count: daysBetween(validity.valid_from, validity.valid_until),
  }
  return (
    <Notice role="status">
      {days && t(texts.willBeValid, days)} {lines && t(lines.length === 0 ? texts.listedFree : texts.listedPrice)}
      {lines !== undefined && lines.length > 0 && <FeeLines lines={lines} />}
    </Notice>
  )
}
