import type { OpenLot, OpenPermitKind, OpenZone, publisherSchema } from '@dovolilnice/contract/open-data/open-town'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import { feeTariffOn } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import type { PermitKind, TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { daysOf } from '@dovolilnice/contract/parking/window-days'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import { daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import type { Outline } from '@dovolilnice/contract/zones/outline'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { screenPath } from '@dovolilnice/contract/screens'
import type { z } from 'zod/mini'
import type { Context } from '../../platform/http/context.ts'

/** `05:00`; the end of the day is `24:00`. */
const clock = (minutes: number): string => clockTime(minutes).padStart(5, '0')

/** Hours in the order of the day, as clocks show them. */
export const hoursOf = (windows: readonly TimeWindow[]) =>
  windows
    .toSorted((a, b) => a.from - b.from)
    .map((window) => {
      const days = daysOf(window)
      return { from: clock(window.from), until: clock(window.until), ...(days && { days }) }
    })

/** First days from which a calendar rule lasts longest: a leap day may lie in the first year or in the second. */
const longestFrom = ['2027-01-01', '2028-01-01']

const longestDays = ({ validity }: Pick<PermitKind, 'validity'>): number => {
  if ('maxDays' in validity) return validity.maxDays
  return Math.max(...longestFrom.map((day) => daysBetween(day, validityOf(validity, day).valid_until)))
}

/** What a kind of permit is made public with. */
interface KindFacts {
  userTypes: readonly { code: string; name: OpenPermitKind['name'] }[]
  feeTariff: readonly FeeTariffRow[]
  day: string
  applyUrl: string
  /** Ids of the zones for which a type of user may apply. */
  zonesOf: (userTypes: readonly string[]) => string[]
}

/** Whether a kind stands on the public price list as a permit of its own: somebody may apply for it, and it is not the fee of a replacement. */
const isPublic = ({ user_types: types, validity }: Pick<PermitKind, 'user_types' | 'validity'>): boolean =>
  types.length > 0 && validity.rule !== 'replaced'

const feesOf = (numbers: readonly string[], { feeTariff, day }: KindFacts) =>
  numbers.flatMap((number) => {
    const row = feeTariffOn(feeTariff, number, day)
    return row === undefined ? [] : [{ name: row.name, online_cents: row.electronic_cents, paper_cents: row.paper_cents }]
  })

/** A kind as the public reads it; prices that no longer hold are left out. */
export const openKindOf = (kind: PermitKind, facts: KindFacts): OpenPermitKind => ({
  id: kind.id,
  code: kind.code,
  name: kind.name,
  description: kind.description,
  applicants: facts.userTypes.filter(({ code }) => kind.user_types.includes(code)).map(({ code, name }) => ({ code, name })),
  apply_url: facts.applyUrl,
  hours: hoursOf(kind.time_windows),
  opens_by: kind.openings,
  max_vehicles: kind.max_vehicles,
  longest_days: longestDays(kind),
  currency: 'EUR',
  prices: kind.tariffs
    .filter(({ valid_until: until }) => until === null || until > facts.day)
    .map(({ period, price_cents, second_cents, third_cents, pro_rata, valid_from, valid_until }) => ({
      ...{ period, price_cents, second_cents, third_cents, pro_rata, valid_from, valid_until },
    })),
  administrative_fees: feesOf(kind.administrative_fees, facts),
  zones: facts.zonesOf(kind.user_types),
})

/** Seven decimals are a centimetre. */
const round = (degrees: number): number => Number(degrees.toFixed(7))

/** The middle of the places that are known: of the lots, or of the corners of the outline. */
const pointOf = (lots: readonly OpenLot[], outline: Outline | null): OpenZone['point'] => {
  const ofLots = lots.flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]))
  const places =
    ofLots.length > 0
      ? ofLots
      : (outline ?? []).flatMap(([border = []]) => border.slice(1)).map(([longitude, latitude]) => ({ latitude, longitude }))
  if (places.length === 0) return null
  const middle = (axis: 'latitude' | 'longitude'): number => round(places.reduce((sum, one) => sum + one[axis], 0) / places.length)
  return { latitude: middle('latitude'), longitude: middle('longitude') }
}

interface OpenGate {
  name: string
  /** Null: of all zones. */
  zone: string | null
  open_windows: TimeWindow[]
}

/** A zone with what belongs to it. @param lots those of the whole town */
export const openZoneOf = (
  { id, name, outline }: { id: string; name: string; outline: Outline | null },
  lots: readonly OpenLot[],
  kinds: readonly OpenPermitKind[],
  gates: readonly OpenGate[] = [],
): OpenZone => {
  const own = lots.filter(({ zone }) => zone === id)
  return {
    id,
    name,
    point: pointOf(own, outline),
    outline,
    open_hours: gates
      .filter(({ zone, open_windows: windows }) => windows.length > 0 && (zone === null || zone === name))
      .map(({ name: bollard, open_windows: windows }) => ({ bollard, hours: hoursOf(windows) })),
    lots: own.map((lot) => lot.id),
    permit_kinds: kinds.filter(({ zones }) => zones.includes(id)).map((kind) => kind.id),
  }
}

/** All that the town publishes about its zones, without times and versions: the same town gives the same value. */
export interface OpenTown {
  publisher: z.output<typeof publisherSchema>
  /** The tax number of the municipality, by which the national access point knows it; its name where it has set none. */
  identifier: string
  city: string
  /** The page that explains the permits. */
  instructionsUrl: string
  demonstration: boolean
  zones: OpenZone[]
  lots: OpenLot[]
  kinds: OpenPermitKind[]
}

const readRows = async ({ trx }: Pick<Context, 'trx'>) => ({
  zones: await trx.selectFrom('zone').selectAll().orderBy('name').orderBy('id').execute(),
  lots: await trx.selectFrom('parking_lot').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute(),
  pairs: await trx.selectFrom('user_type_parking_lot').selectAll().execute(),
  gates: await trx
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.name', 'l.zone', 'd.open_windows'])
    .where('d.active', '=', true)
    .orderBy('d.position')
    .orderBy('d.code')
    .execute(),
  userTypes: await trx.selectFrom('user_type').selectAll().orderBy('position').orderBy('code').execute(),
})

/** The zones that have a lot in use, these lots, and the kinds of permit that people can apply for. */
export const readOpenTown = async ({
  trx,
  capabilities,
  config,
  now,
}: Pick<Context, 'trx' | 'capabilities' | 'config' | 'now'>): Promise<OpenTown> => {
  const parameters = await capabilities.readParameters(trx)
  const rows = await readRows({ trx })
  const lots = rows.lots.flatMap(({ id, code, name, capacity, latitude, longitude, ...lot }): OpenLot[] => {
    const zone = rows.zones.find((one) => one.name === lot.zone)
    return zone === undefined ? [] : [{ id, code, name, zone: zone.id, capacity, latitude, longitude }]
  })
  const zones = rows.zones.filter(({ id }) => lots.some(({ zone }) => zone === id))
  const zonesOf = (types: readonly string[]): string[] => {
    const allowed = new Set(rows.pairs.filter((pair) => types.includes(pair.user_type_code)).map((pair) => pair.parking_lot_id))
    const own = new Set(lots.filter(({ id }) => allowed.has(id)).map(({ zone }) => zone))
    return zones.filter(({ id }) => own.has(id)).map(({ id }) => id)
  }
  const facts = {
    userTypes: rows.userTypes,
    feeTariff: parameters.administrative_fees.tariff,
    day: localDayOf(now),
    applyUrl: config.publicUrl + screenPath('publicApplication'),
    zonesOf,
  }
  const kinds = (await capabilities.listPermitKinds(trx)).filter(isPublic).map((kind) => openKindOf(kind, facts))
  const { name, email, phone, city, tax_number: taxNumber } = parameters.municipality
  return {
    publisher: { name, email, phone: formatPhone(phone), url: config.publicUrl },
    identifier: taxNumber || name,
    city: city || name,
    instructionsUrl: config.publicUrl + screenPath('instructions'),
    demonstration: parameters.demo,
    zones: zones.map((zone) => openZoneOf(zone, lots, kinds, rows.gates)),
    lots,
    kinds,
  }
}
