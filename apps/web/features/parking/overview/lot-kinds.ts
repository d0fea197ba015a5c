import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatMoney, t } from '../../../platform/kit.ts'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { texts } from '../texts.ts'

export const today = (): string => localDayOf(new Date())

/** Today's prices of a kind in words, longest period first: `60,00 € / leto`. */
export const pricesText = ({ tariffs }: Pick<PermitKind, 'tariffs'>): string => {
  const day = today()
  const prices = periodsOn(tariffs, day).map((period) => {
    const cents = tariffOn(tariffs, period, day)?.price_cents ?? 0
    if (cents === 0) return t(texts.free)
    const price = formatMoney(cents)
    return period === 'once' ? t(texts.priceOnce, { price }) : t(texts.pricePer, { price, period: t(periodLabels[period]) })
  })
  return [...new Set(prices)].join(', ')
}

export const kindsOfLot = ({ permit_kinds, user_type_parking_lots }: Resources, lotId: string): PermitKind[] => {
  const types = new Set(user_type_parking_lots.filter((pair) => pair.parking_lot_id === lotId).map((pair) => pair.user_type_code))
  const day = today()
  return permit_kinds.filter((kind) => kind.user_types.some((code) => types.has(code)) && periodsOn(kind.tariffs, day).length > 0)
}
