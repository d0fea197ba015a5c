import { administrativeFeeLines } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { sumOf } from '@dovolilnice/contract/money/money-line'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { defineTexts, formatMoney, t, today, useParameters } from '../../../../platform/kit.ts'

const texts = defineTexts({ withFee: { sl: '+ {fee} taksa', en: '+ {fee} fee' }, withoutFee: { sl: 'brez takse', en: 'no fee' } })

/** What an application of this kind costs beside the price of the permit: said with the price, so that neighbours can compare. */
export const KindFee = ({ kind, byClerk }: { kind: PermitKind; byClerk: boolean }) => {
  const tariff = useParameters()?.administrative_fees.tariff
  if (tariff === undefined) return null
  const cents = sumOf(administrativeFeeLines(kind.administrative_fees, tariff, { pricedOn: today(), onPaper: byClerk }))
  return <span>{cents === 0 ? t(texts.withoutFee) : t(texts.withFee, { fee: formatMoney(cents) })}</span>
}
