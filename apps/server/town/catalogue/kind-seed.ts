import type { Text } from '@dovolilnice/contract/locale'
import type { PermitKind, ProRata, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import type { UserTypeCode } from './user-types.ts'

/** Gross prices in cents of one period: last year's and today's. */
export type Prices = Partial<Record<TariffPeriod, readonly [lastYear: number, today: number]>>

/** A kind of permit as the catalogue states it. */
export interface KindSeed extends Omit<PermitKind, 'id' | 'name' | 'description' | 'tariffs' | 'user_types'> {
  name: Text
  description: Text
  /** Empty: nobody applies for it, the office issues it. */
  user_types: UserTypeCode[]
  prices: Prices
  /** What a year costs that ends before it is over; absent: a whole year. */
  proRata?: ProRata
  /** What the second and each further permit of a household costs in cents; absent: as the first. */
  second?: number | null
  /** Basis points included in the prices: 2200 for parking and delivery, 0 where the municipality charges a fee as an authority. */
  vat: number
}

export const parkingVat = 2200
export const noVat = 0
/** The delivery window of the old town, 5:00 to 10:00, in minutes since midnight. */
export const deliveryWindow = { from: 300, until: 600 }

/** The numbers of ZUT's tariff for an application and its decision. */
export const decisionFees = ['1', '3']

/** What most kinds share: one car, opened by its plate at any hour, and no second open permit for the same car in the zone. */
export const usual = {
  openings: ['plate'],
  time_windows: [],
  max_vehicles: 1,
  cap_per_holder: null,
  one_open_per_plate: true,
  device: null,
  administrative_fees: [],
} satisfies Partial<KindSeed>
