import type { OpenLot } from '@dovolilnice/contract/open-data/open-town'
import { dayKinds, type PermitKind, type TimeWindow, type ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import { outlineText, readOutline } from '@dovolilnice/contract/zones/read-outline'
import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import fc from 'fast-check'
import { openKindOf, type OpenTown, openZoneOf } from '../../features/open-data/open-town.ts'

/** The day whose prices hold. */
export const townDay = '2026-11-16'

const randomDays = fc.option(fc.subarray([...dayKinds]), { nil: undefined })

/** Hours of a kind: up to six parts of the day that do not overlap, also such that touch and such that end with the day, some of certain days. */
export const randomWindows: fc.Arbitrary<TimeWindow[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 12 })
  .map((minutes) => {
    const [...ends] = minutes.toSorted((a, b) => a - b)
    return ends.flatMap((from, index) => {
      const until = ends[index + 1]
      return index % 2 === 0 && until !== undefined ? [{ from, until }] : []
    })
  })
  .chain((windows) =>
    fc
      .array(randomDays, { minLength: windows.length, maxLength: windows.length })
      .map((days) => windows.map((window, index) => ({ ...window, days: days[index] }))),
  )

const words = fc.oneof(
  fc.constantFrom('Občina Čšž & sinovi', '<Stari> "trg"', ']]>', 'Ob vodi\u0000\u000b', 'a'.repeat(3000), '😀'.repeat(1100), ' – '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
)
const text = fc.record({ sl: words, en: words }, { requiredKeys: ['sl', 'en'] })

const validity: fc.Arbitrary<ValidityRule> = fc.oneof(
  fc.record({
    rule: fc.constant('calendar_year' as const),
    lastMonth: fc.integer({ min: 1, max: 12 }),
    lastDay: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({ rule: fc.constant('periods' as const), maxDays: fc.integer({ min: 1, max: 3660 }) }),
  fc.record({ rule: fc.constant('open' as const), maxDays: fc.integer({ min: 1, max: 3660 }) }),
)

const tariff = fc.record({
  id: fc.uuid(),
  period: fc.constantFrom('year', 'month', 'week', 'day', 'hour', 'once'),
  price_cents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })),
  vat_basis_points: fc.constant(2200),
  pro_rata: fc.constant('full' as const),
  second_cents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  third_cents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  valid_from: fc.constantFrom('2020-01-01', '2026-11-16', '2027-01-01'),
  valid_until: fc.constantFrom(null, '2026-11-16', '2028-01-01'),
})

const kind: fc.Arbitrary<PermitKind> = fc.record({
  id: fc.uuid(),
  code: fc.constant('kind'),
  name: text,
  description: text,
  user_types: fc.constant(['resident']),
  documents: fc.constant([]),
  validity,
  openings: fc.subarray(['plate', 'rfid', 'phone'] as const, { minLength: 1 }).map((ways) => [...ways]),
  time_windows: randomWindows,
  max_vehicles: fc.integer({ min: 1, max: 20 }),
  cap_per_holder: fc.constant(null),
  one_open_per_plate: fc.boolean(),
  device: fc.constant(null),
  administrative_fees: fc.constant([]),
  tariffs: fc.array(tariff, { maxLength: 6 }),
})

/** A star around a middle: its ring cannot cross itself, and it may run either way. */
const star = fc
  .record({
    east: fc.double({ min: -179, max: 179, noNaN: true }),
    north: fc.double({ min: -89, max: 89, noNaN: true }),
    radii: fc.array(fc.double({ min: 0.0001, max: 0.9, noNaN: true }), { minLength: 3, maxLength: 40 }),
    backwards: fc.boolean(),
  })
  .map(({ east, north, radii, backwards }) => {
    const ring = radii.map((radius, index): Position => {
      const angle = (2 * Math.PI * index) / radii.length
      return [east + radius * Math.cos(angle), north + radius * Math.sin(angle)]
    })
    const closed = [...ring, ...ring.slice(0, 1)]
    return backwards ? closed.toReversed() : closed
  })

/** An outline as an administrator would paste it, read as the product reads it; null: none was given. */
const outline: fc.Arbitrary<Outline | null> = fc.option(fc.array(star, { minLength: 1, maxLength: 3 })).map((rings) => {
  const read = rings === null ? undefined : readOutline(outlineText(rings.map((ring) => [ring])))
  return read === undefined || 'fault' in read ? null : read.outline
})

const zone = fc.record({
  id: fc.uuid(),
  name: words,
  outline,
  lots: fc.array(
    fc.record({
      id: fc.uuid(),
      capacity: fc.option(fc.integer({ min: 0, max: 1000 })),
      latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

const url = 'https://dovolilnice.example'
const resident = 'resident'

/** A town with any zones, kinds, hours and prices, as `readOpenTown` would give it. */
export const randomTown: fc.Arbitrary<OpenTown> = fc
  .record({
    name: words,
    phone: fc.constantFrom('', '01 000 01 00'),
    demonstration: fc.boolean(),
    zones: fc.uniqueArray(zone, { maxLength: 5, selector: ({ id }) => id }),
    kinds: fc.uniqueArray(kind, { maxLength: 6, selector: ({ id }) => id }),
  })
  .map(({ name, phone, demonstration, zones, kinds }) => {
    const facts = {
      userTypes: [{ code: 'resident', name: { sl: resident, en: resident } }],
      feeTariff: [],
      day: townDay,
      applyUrl: `${url}/obrazci`,
      // Some zones have none of the kinds.
      zonesOf: () => zones.filter((_, index) => index % 4 !== 3).map(({ id }) => id),
    }
    const open = kinds.map((one) => openKindOf(one, facts))
    const lots = zones.flatMap(({ id, lots: own }) => own.map((lot): OpenLot => ({ ...lot, code: 'LOT', name, zone: id })))
    return {
      publisher: { name, email: 'obcina@primer.example', phone, url },
      identifier: name,
      city: name,
      instructionsUrl: `${url}/navodila?a=1&b=2`,
      demonstration,
      zones: zones.map((one) => openZoneOf(one, lots, open)),
      lots,
      kinds: open,
    }
  })
