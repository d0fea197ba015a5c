import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { formatMoney, t, today } from '../../../../platform/kit.ts'
import { texts } from '../form-texts.ts'

/** `60,00 € / leto`, or that it is free. */
const priceText = (cents: number, period: keyof typeof periodLabels): string =>
  cents === 0 ? t(texts.free) : `${formatMoney(cents)} / ${t(periodLabels[period])}`

/** Today's prices of a kind, one for each period by which it is sold, the shortest first. */
export const kindPrices = (kind: PermitKind): string[] => {
  const day = today()
  const prices = periodsOn(kind.tariffs, day)
    .toReversed()
    .map((period) => priceText(tariffOn(kind.tariffs, period, day)?.price_cents ?? 0, period))
  return [...new Set(prices)]
}

export const periodOptions = (kind: PermitKind, day: string): { value: string; label: string }[] =>
  periodsOn(kind.tariffs, day).map((period) => {
    const cents = tariffOn(kind.tariffs, period, day)?.price_cents ?? 0
    return { value: period, label: `${t(periodLabels[period])} (${cents === 0 ? t(texts.free) : formatMoney(cents)})` }
  })
