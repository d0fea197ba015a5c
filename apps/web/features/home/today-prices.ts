import type { Text } from '@dovolilnice/contract/locale'
import type { PermitKind, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { today } from '../../platform/kit.ts'
import { texts } from './texts.ts'

export interface TodayPrice {
  cents: number
  period: Text
}

const periodText: Record<TariffPeriod, Text> = {
  year: texts.year,
  month: texts.month,
  week: texts.week,
  day: texts.day,
  hour: texts.hour,
  once: texts.once,
}

/** What a kind costs today, longest period first. */
export const todayPrices = ({ tariffs }: Pick<PermitKind, 'tariffs'>): TodayPrice[] => {
  const day = today()
  return periodsOn(tariffs, day).flatMap((period) => {
    const tariff = tariffOn(tariffs, period, day)
    return tariff === undefined ? [] : [{ cents: tariff.price_cents, period: periodText[period] }]
  })
}
