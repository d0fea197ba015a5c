import { z } from 'zod/mini'
import type { Locale } from '../../locale.ts'
import type { Validity } from '../../parking/validity.ts'
import { dayInWords } from '../../primitives/day-in-words.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { lastDayOf } from '../../primitives/local-day.ts'

/** The days of a way of opening, half-open; null: as long as its permit. */
export interface OwnDays {
  valid_from: string | null
  valid_until: string | null
}

const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a)
const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a)

/**
 * The days on which a way of opening opens: its own, as far as its permit holds. Gates, screens and papers all go by these.
 * @returns undefined when there is no such day
 */
export const openingDays = (own: OwnDays, permit: Validity): Validity | undefined => {
  const days = { valid_from: later(permit.valid_from, own.valid_from), valid_until: earlier(permit.valid_until, own.valid_until) }
  return days.valid_from < days.valid_until ? days : undefined
}

/** A vehicle as it stands on a day: it holds then, will hold later, or no longer does. */
export const vehicleSchema = z.object({
  plate: z.string(),
  when: z.enum(['now', 'later', 'over']),
  /** Its first day, where it begins after its permit. */
  from: z.nullable(localDaySchema),
  /** The first day on which it no longer holds, where it ends before its permit. */
  until: z.nullable(localDaySchema),
})
export type Vehicle = z.output<typeof vehicleSchema>

/** A plate as it is stored with a permit. */
export type StoredPlate = OwnDays & { value: string }

/** The day that is meant by "now": before its first day a permit is told as on that day, after its end as on its last. */
const dayMeant = (day: string, { valid_from: from, valid_until: until }: Validity): string => earlier(later(from, day), lastDayOf(until))

const order: readonly Vehicle['when'][] = ['now', 'later', 'over']

/**
 * The vehicles of a permit on a local day: first those that hold, then those that will, by their first day, then those that did. A vehicle
 * without a day in the permit's is left out.
 */
export const vehiclesOn = (permit: Validity, plates: readonly StoredPlate[], day: string): Vehicle[] => {
  const meant = dayMeant(day, permit)
  const vehicles = plates.flatMap(({ value: plate, ...own }): Vehicle[] => {
    const days = openingDays(own, permit)
    if (days === undefined) return []
    const when = meant < days.valid_from ? 'later' : meant < days.valid_until ? 'now' : 'over'
    const from = days.valid_from === permit.valid_from ? null : days.valid_from
    return [{ plate, when, from, until: days.valid_until === permit.valid_until ? null : days.valid_until }]
  })
  return vehicles.toSorted(
    (a, b) => order.indexOf(a.when) - order.indexOf(b.when) || (a.when === 'now' ? 0 : (a.from ?? '').localeCompare(b.from ?? '')),
  )
}

/** The vehicles that hold on a day or later: those that a paper or a list names. */
export const vehiclesFrom = (permit: Validity, plates: readonly StoredPlate[], day: string): Vehicle[] =>
  vehiclesOn(permit, plates, day).filter(({ when }) => when !== 'over')

/** The plates of the vehicles that hold. */
export const platesNow = (vehicles: readonly Vehicle[]): string[] => vehicles.filter(({ when }) => when === 'now').map(({ plate }) => plate)

/** A vehicle's own days: `od 1. 12. 2026`, `do vključno 30. 11. 2026`, or from the first to the last; empty where it holds as long as its permit. */
export const daysOfVehicle = ({ from, until }: Pick<Vehicle, 'from' | 'until'>, locale: Locale): string => {
  const first = from === null ? '' : dayInWords(from, locale)
  const last = until === null ? '' : dayInWords(lastDayOf(until), locale)
  if (first !== '' && last !== '') return first === last ? first : `${first} – ${last}`
  const [since, to] = locale === 'sl' ? ['od', 'do vključno'] : ['from', 'to']
  return first !== '' ? `${since} ${first}` : last !== '' ? `${to} ${last}` : ''
}

/** `LJ AB-123, KP CD-456 (od 1. 12. 2026)`. */
export const vehiclesText = (vehicles: readonly Vehicle[], locale: Locale): string =>
  vehicles
    .map((vehicle) => {
      const days = daysOfVehicle(vehicle, locale)
      return days === '' ? vehicle.plate : `${vehicle.plate} (${days})`
    })
    .join(', ')
