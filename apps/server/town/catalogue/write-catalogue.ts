import * as proof from './documents.ts'
import { decisionFees, deliveryWindow, type KindSeed, parkingVat, userTypes, usual } from './kind-seed.ts'
import { keysOf } from '@dovolilnice/contract/keys-of'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/db.ts'
import { occasionalKinds } from './occasional-kinds.ts'

/** Kinds for people who live or own something in the zone. */
const residentKinds: KindSeed[] = [
  {
    ...usual,
    code: 'resident_permanent',
    name: { sl: 'Stanovalec s stalnim prebivališčem', en: 'Resident with permanent residence' },
    short_name: 'Stanovalec, stalni',
    description: {
      sl: 'Za stanovalce s stalnim prebivališčem na območju. Velja do 31. januarja naslednjega leta, vse dni v tednu in ob vseh urah.',
      en: 'For those with permanent residence in the zone. Valid until 31 January of the next year, at any hour.',
    },
    user_types: ['resident'],
    documents: [proof.vehicleRegistration, proof.flatNumber],
    validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
    openings: ['plate', 'rfid', 'phone'],
    cap_per_holder: 1,
    prices: { year: [5500, 6000] },
    device: { price_cents: 1000, vat_basis_points: parkingVat },
  },
  {
    ...usual,
    code: 'resident_temporary',
    name: { sl: 'Stanovalec z začasnim prebivališčem', en: 'Resident with temporary residence' },
    short_name: 'Stanovalec, začasni',
    description: {
      sl: 'Za stanovalce z začasnim prebivališčem na območju. Velja do izteka potrdila, največ eno leto.',
      en: 'For those with temporary residence in the zone. Valid until the certificate expires, one year at most.',
    },
    user_types: ['temporary_resident'],
    documents: [proof.temporaryResidence, proof.vehicleRegistration],
    validity: { rule: 'document', documentType: 'temporary_residence', maxDays: 366 },
    openings: ['plate', 'rfid', 'phone'],
    cap_per_holder: 1,
    prices: { year: [5500, 6000] },
    proRata: 'day',
    device: { price_cents: 1000, vat_basis_points: parkingVat },
    administrative_fees: decisionFees,
  },
  {
    ...usual,
    code: 'owner',
    name: { sl: 'Lastnik nepremičnine brez prijavljenega prebivališča na območju', en: 'Property owner, non-resident' },
    short_name: 'Lastnik',
    description: {
      sl: 'Za lastnike nepremičnine na območju, ki tam nimajo prijavljenega prebivališča.',
      en: 'For owners of real estate in the zone who are not registered as residents.',
    },
    user_types: ['owner'],
    documents: [proof.ownership, proof.vehicleRegistration],
    validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
    openings: ['plate', 'rfid', 'phone'],
    cap_per_holder: 1,
    prices: { year: [9000, 10_000] },
    proRata: 'month',
    administrative_fees: decisionFees,
  },
  {
    ...usual,
    code: 'garage',
    parks: false,
    name: { sl: 'Garaža ali lastno parkirno mesto', en: 'Garage or own parking space' },
    short_name: 'Garaža',
    description: {
      sl: 'Dostop do lastne ali najete garaže oziroma parkirnega mesta na območju. Parkiranje na javni površini ni dovoljeno.',
      en: 'Access to an owned or leased garage or parking space in the zone. It does not allow parking on public ground.',
    },
    user_types: ['owner', 'resident', 'business'],
    documents: [proof.ownershipOrLease, proof.vehicleRegistration],
    validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
    openings: ['plate', 'rfid', 'phone'],
    max_vehicles: 2,
    prices: { year: [2500, 3000] },
    second: 6000,
  },
  {
    ...usual,
    code: 'second_vehicle',
    name: { sl: 'Drugo vozilo gospodinjstva', en: 'Second vehicle of a household' },
    short_name: 'Drugo vozilo',
    description: {
      sl: 'Za drugo vozilo gospodinjstva, ki že ima dovolilnico stanovalca.',
      en: 'For a second vehicle of a household that already has a resident’s permit.',
    },
    user_types: ['resident', 'temporary_resident'],
    documents: [proof.vehicleRegistration],
    validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
    openings: ['plate', 'rfid', 'phone'],
    cap_per_holder: 1,
    prices: { year: [11_000, 12_000] },
  },
  {
    ...usual,
    code: 'electric',
    name: { sl: 'Električno vozilo', en: 'Electric vehicle' },
    description: {
      sl: 'Brezplačno parkiranje vozila na električni pogon za eno leto.',
      en: 'Free parking of an electrically driven vehicle for one year.',
    },
    user_types: ['resident', 'temporary_resident', 'owner', 'business'],
    documents: [proof.vehicleRegistration],
    validity: { rule: 'periods', maxDays: 366 },
    cap_per_holder: 2,
    prices: { year: [0, 0] },
  },
]

/** Kinds for businesses in the zone and for those who serve them. */
const businessKinds: KindSeed[] = [
  {
    ...usual,
    code: 'business',
    name: { sl: 'Poslovni subjekt', en: 'Business' },
    description: {
      sl: 'Za podjetja in društva s sedežem ali poslovnim prostorom na območju, letno ali mesečno.',
      en: 'For companies and associations with their registered office or premises in the zone, by the year or month.',
    },
    user_types: ['business'],
    documents: [proof.businessRegister, proof.ownershipOrLease, proof.vehicleRegistration, proof.companyVehicle],
    validity: { rule: 'periods', maxDays: 366 },
    openings: ['plate', 'rfid', 'phone'],
    max_vehicles: 3,
    cap_per_holder: 5,
    prices: { year: [22_000, 24_000], month: [2200, 2400] },
  },
  {
    ...usual,
    code: 'delivery_regular',
    name: { sl: 'Redna dostava', en: 'Regular delivery' },
    description: {
      sl: 'Za redno dostavo med 5. in 10. uro, vozila do 3,5 t, letno, mesečno ali tedensko.',
      en: 'For regular delivery from 5:00 to 10:00, vehicles up to 3.5 t, by the year, month or week.',
    },
    user_types: ['delivery', 'business'],
    documents: [proof.clientStatement, proof.vehicleRegistration],
    validity: { rule: 'periods', maxDays: 366 },
    time_windows: [deliveryWindow],
    max_vehicles: 5,
    prices: { year: [11_000, 12_200], month: [2200, 2440], week: [1100, 1220] },
  },
  {
    ...usual,
    code: 'delivery_extraordinary',
    name: { sl: 'Izredna dostava', en: 'Extraordinary delivery' },
    description: {
      sl: 'Za dostavo zunaj dostavnega časa, za posamezne dni.',
      en: 'For delivery outside the delivery hours, on single days.',
    },
    user_types: ['delivery', 'business', 'occasional'],
    documents: [proof.reasonStatement, proof.vehicleRegistration],
    validity: { rule: 'periods', maxDays: 7 },
    max_vehicles: 2,
    prices: { day: [400, 500] },
  },
  {
    ...usual,
    code: 'accommodation_guest',
    name: { sl: 'Gost nastanitvenega obrata', en: 'Accommodation guest' },
    short_name: 'Gost nastanitve',
    description: {
      sl: 'Ponudnik nastanitve vpiše vozilo gosta za prihod in odhod; velja za dneve bivanja.',
      en: 'The provider enters the guest’s vehicle for arrival and departure; valid for the days of the stay.',
    },
    user_types: ['accommodation'],
    documents: [proof.accommodationRegister],
    validity: { rule: 'periods', maxDays: 14 },
    openings: ['plate', 'phone'],
    prices: { day: [200, 200] },
  },
  {
    ...usual,
    code: 'taxi',
    name: { sl: 'Taksi', en: 'Taxi' },
    description: {
      sl: 'Za avtotaksi prevoznike; velja do izteka licence.',
      en: 'For taxi operators; valid until the licence expires.',
    },
    user_types: ['taxi'],
    documents: [proof.taxiLicence, proof.vehicleRegistration, proof.plateList],
    validity: { rule: 'document', documentType: 'taxi_licence', maxDays: 1827 },
    openings: ['plate', 'rfid'],
    max_vehicles: 5,
    prices: { year: [4500, 5000] },
  },
]

/** Every kind of permit that a town starts from, in the order in which the form offers them. */
export const catalogue: readonly KindSeed[] = [...residentKinds, ...businessKinds, ...occasionalKinds]

/** Last year's price and today's, which holds until further notice: no day lies between them. */
const tariffsOf = (kindId: string, { prices, vat, proRata = 'full', second = null }: KindSeed, year: number) =>
  keysOf(prices).flatMap((period) => {
    const [lastYear, today] = prices[period] ?? []
    if (lastYear === undefined || today === undefined) return []
    const version = (price: number, from: number, until: number | null) => ({
      id: v7(),
      permit_kind_id: kindId,
      period,
      price_cents: price,
      vat_basis_points: vat,
      pro_rata: proRata,
      second_cents: second,
      third_cents: null,
      valid_from: `${from}-01-01`,
      valid_until: until === null ? null : `${until}-01-01`,
    })
    return [version(lastYear, year - 2, year), version(today, year, null)]
  })

/** Writes the catalogue of user types, kinds of permit and their prices that a town starts from. Lots are the town's own. */
export const writeCatalogue = async (trx: Trx, now: Date): Promise<void> => {
  const year = Number(localDayOf(now).slice(0, 4))
  await trx
    .insertInto('user_type')
    .values(userTypes.map((type, position) => ({ ...type, name: JSON.stringify(type.name), position })))
    .execute()
  const seeds = catalogue.map((seed, position) => ({ id: v7(), seed, position }))
  await trx
    .insertInto('permit_kind')
    .values(
      seeds.map(({ id, seed: { prices, vat, proRata, second, ...kind }, position }) => ({
        ...kind,
        id,
        position,
        name: JSON.stringify(kind.name),
        description: JSON.stringify(kind.description),
        documents: JSON.stringify(kind.documents),
        validity: JSON.stringify(kind.validity),
        time_windows: JSON.stringify(kind.time_windows),
        device: kind.device && JSON.stringify(kind.device),
      })),
    )
    .execute()
  await trx
    .insertInto('tariff')
    .values(seeds.flatMap(({ id, seed }) => tariffsOf(id, seed, year)))
    .execute()
}
