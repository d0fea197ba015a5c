import type { PermitKind, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import { validityOf, type Validity } from '@dovolilnice/contract/parking/validity'

export interface Bought {
  period: TariffPeriod
  count: number
  validity: Validity
  cents: number
}

/** More of one period than this is a longer one anyway. */
const most = 12

/**
 * Another period from the same start that lasts at least as long as the chosen one and costs less, or lasts longer for the same price: the
 * cheapest such. Hours and single entries are no lengths to compare.
 * @param priceOf the price of so many periods, by the rule of the server
 */
export const betterPeriod = (
  kind: PermitKind,
  chosen: Bought,
  pricedOn: string,
  priceOf: (bought: Omit<Bought, 'cents'>) => number,
): Bought | undefined => {
  if (kind.validity.rule !== 'periods' || chosen.period === 'hour' || chosen.period === 'once') return undefined
  const { valid_from: from, valid_until: until } = chosen.validity
  return periodsOn(kind.tariffs, pricedOn)
    .filter((period) => period !== chosen.period && period !== 'hour' && period !== 'once')
    .flatMap((period): Bought[] => {
      const counts = Array.from({ length: most }, (_, index) => index + 1)
      const count = counts.find((one) => validityOf(kind.validity, from, period, one).valid_until >= until)
      if (count === undefined) return []
      const validity = validityOf(kind.validity, from, period, count)
      return [{ period, count, validity, cents: priceOf({ period, count, validity }) }]
    })
    .filter(({ cents, validity }) => cents < chosen.cents || (cents === chosen.cents && validity.valid_until > until))
    .toSorted((a, b) => a.cents - b.cents)[0]
}
