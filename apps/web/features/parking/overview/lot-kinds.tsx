import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import type { Translate } from '../../../platform/translate/use-translate.ts'
import { texts } from '../texts.ts'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { GatePlace } from '@dovolilnice/contract/parking/operations'
import { gateSign } from '../../../ui/map/town-map.tsx'
import type { MapPlace } from '../../../ui/map/start-map.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { textOf } from '../../../platform/routing/search.ts'

/** The local day of the moment. */
export const today = (): string => localDayOf(new Date())

/** Today's prices of a kind in words, longest period first: `60,00 € / leto`. */
export const pricesText = ({ tariffs }: Pick<PermitKind, 'tariffs'>, t: Translate, locale: Locale): string => {
  const day = today()
  const prices = periodsOn(tariffs, day).map((period) => {
    const cents = tariffOn(tariffs, period, day)?.price_cents ?? 0
    if (cents === 0) return t(texts.free)
    const price = formatCents(cents, locale)
    return period === 'once' ? t(texts.priceOnce, { price }) : t(texts.pricePer, { price, period: t(periodLabels[period]) })
  })
  return [...new Set(prices)].join(', ')
}

/** The kinds for which somebody may ask at a lot today. */
export const kindsOfLot = ({ permit_kinds, user_type_parking_lots }: Resources, lotId: string): PermitKind[] => {
  const types = new Set(user_type_parking_lots.filter((pair) => pair.parking_lot_id === lotId).map((pair) => pair.user_type_code))
  const day = today()
  return permit_kinds.filter((kind) => kind.user_types.some((code) => types.has(code)) && periodsOn(kind.tariffs, day).length > 0)
}

/** Lots have numbers, gates letters. */
export const lotSign = (index: number): string => String(index + 1)

/** What stands on the map, in the order of the list. A lot without coordinates is only in the list. */
export const placesOf = (lots: readonly ParkingLot[], gates: readonly GatePlace[], t: (name: Text) => string): MapPlace[] => [
  ...lots.flatMap(({ id, name, latitude, longitude }, index): MapPlace[] =>
    latitude === null || longitude === null ? [] : [{ key: id, sign: lotSign(index), kind: 'lot', name: t(name), latitude, longitude }],
  ),
  ...gates.map(({ code, name, latitude, longitude }, index): MapPlace => ({
    key: code,
    sign: gateSign(index),
    kind: 'gate',
    name,
    latitude,
    longitude,
  })),
]

/** Where on the screen someone is: the tab, and the kind that is open in it (`new` for one that does not exist yet). */
export interface ParkingPlace {
  tab?: string
  kind?: string
}

/** The place as the URL has it, and the way to another one. */
export const useParkingPlace = (): ParkingPlace & { go: (place: ParkingPlace) => void } => {
  const navigate = useNavigate({ from: '/parkiranje' })
  const { tab, kind } = useSearch({ from: '/inside/parkiranje' })
  return { tab: textOf(tab), kind: textOf(kind), go: (place) => void navigate({ search: place, resetScroll: false }) }
}
