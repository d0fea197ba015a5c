import type { UserType } from '@dovolilnice/contract/parking/parking-lot'
import type { Text } from '@dovolilnice/contract/locale'
import type { PermitKind, ProRata, TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'

/** Who people are to the old town's zone; what they may ask for follows from it. */
export const userTypes = [
  { code: 'resident', name: { sl: 'Stanovalec s stalnim prebivališčem', en: 'Resident with permanent residence' }, applicant: 'person' },
  {
    code: 'temporary_resident',
    name: { sl: 'Stanovalec z začasnim prebivališčem', en: 'Resident with temporary residence' },
    applicant: 'person',
  },
  { code: 'owner', name: { sl: 'Lastnik ali najemnik nepremičnine', en: 'Owner or tenant of real estate' }, applicant: 'any' },
  { code: 'business', name: { sl: 'Poslovni subjekt na območju', en: 'Business in the zone' }, applicant: 'company' },
  { code: 'delivery', name: { sl: 'Dostavna služba', en: 'Delivery service' }, applicant: 'company' },
  { code: 'occasional', name: { sl: 'Občasni uporabnik', en: 'Occasional user' }, applicant: 'any' },
  { code: 'event_organiser', name: { sl: 'Prireditelj', en: 'Event organiser' }, applicant: 'any' },
  { code: 'accommodation', name: { sl: 'Ponudnik nastanitve', en: 'Accommodation provider' }, applicant: 'any' },
  { code: 'care', name: { sl: 'Izvajalec nege ali zdravstvene dejavnosti', en: 'Care or health provider' }, applicant: 'any' },
  { code: 'disabled', name: { sl: 'Imetnik parkirne karte za invalide', en: 'Holder of a disability parking card' }, applicant: 'person' },
  { code: 'public_service', name: { sl: 'Javna ali intervencijska služba', en: 'Public or emergency service' }, applicant: 'company' },
  { code: 'taxi', name: { sl: 'Avtotaksi prevoznik', en: 'Taxi operator' }, applicant: 'any' },
] as const satisfies readonly UserType[]

type UserTypeCode = (typeof userTypes)[number]['code']

/** Gross prices in cents of one period: last year's and today's. */
export type Prices = Partial<Record<TariffPeriod, readonly [lastYear: number, today: number]>>

/** A kind of permit as the catalogue states it. */
export interface KindSeed extends Omit<PermitKind, 'id' | 'name' | 'description' | 'tariffs' | 'user_types'> {
  name: Text
  /** In lists of the office; absent: the name is short enough. */
  short_name?: string
  description: Text
  /** Empty: nobody applies for it, the office issues it. */
  user_types: UserTypeCode[]
  prices: Prices
  /** False: passage alone; absent: it allows parking. */
  parks?: boolean
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

/** What most kinds share: one car, opened by its plate at any hour, no second open permit for the same car in the zone, and the tax on parking. */
export const usual = {
  openings: ['plate'],
  time_windows: [],
  max_vehicles: 1,
  cap_per_holder: null,
  one_open_per_plate: true,
  device: null,
  administrative_fees: [],
  vat: parkingVat,
} satisfies Partial<KindSeed>
