import { z } from 'zod/mini'
import { textIn, type Locale } from '../../locale.ts'
import type { Validity } from '../../parking/validity.ts'
import { dayInWords, lastDayOf } from '../../primitives/local-day.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'

/** The days of a credential, half-open; null: the same as its permit's. */
export interface OwnDays {
  valid_from: string | null
  valid_until: string | null
}

const later = (a: string, b: string | null): string => (b !== null && b > a ? b : a)
const earlier = (a: string, b: string | null): string => (b !== null && b < a ? b : a)

/**
 * The days on which a credential opens: its own days within its permit's days. Gates, screens and papers all use these.
 * @returns undefined when there is no such day
 */
export const openingDays = (own: OwnDays, permit: Validity): Validity | undefined => {
  const days = { valid_from: later(permit.valid_from, own.valid_from), valid_until: earlier(permit.valid_until, own.valid_until) }
  return days.valid_from < days.valid_until ? days : undefined
}

/** A vehicle's state on a day: it is valid, will be valid later, or is no longer valid. */
export const vehicleSchema = z.object({
  plate: z.string(),
  when: z.enum(['now', 'later', 'over']),
  /** Its first day, if it begins after its permit. */
  from: z.nullable(localDaySchema),
  /** The first day on which it is no longer valid, if it ends before its permit. */
  until: z.nullable(localDaySchema),
})
export type Vehicle = z.output<typeof vehicleSchema>

export type StoredPlate = OwnDays & { value: string }

/** The day for which a permit is shown: today, but not before its first day and not after its last. */
const dayMeant = (day: string, { valid_from: from, valid_until: until }: Validity): string => earlier(later(from, day), lastDayOf(until))

const order: readonly Vehicle['when'][] = ['now', 'later', 'over']

/**
 * The vehicles of a permit on a local day: first valid ones, then later ones by their first day, then past ones. A vehicle
 * without a day in common with the permit is left out.
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

/** The vehicles valid on a day or later, as papers and lists show them. */
export const vehiclesFrom = (permit: Validity, plates: readonly StoredPlate[], day: string): Vehicle[] =>
  vehiclesOn(permit, plates, day).filter(({ when }) => when !== 'over')

export const platesNow = (vehicles: readonly Vehicle[]): string[] => vehicles.filter(({ when }) => when === 'now').map(({ plate }) => plate)

/** A vehicle's own days: `od 1. 12. 2026`, `do vključno 30. 11. 2026`, or both; empty when they are the permit's days. */
export const daysOfVehicle = ({ from, until }: Pick<Vehicle, 'from' | 'until'>, locale: Locale): string => {
  const first = from === null ? '' : dayInWords(from, locale)
  const last = until === null ? '' : dayInWords(lastDayOf(until), locale)
  if (first !== '' && last !== '') return first === last ? first : `${first} – ${last}`
  if (first !== '') return `${textIn({ sl: 'od', en: 'from' }, locale)} ${first}`
  return last === '' ? '' : `${textIn({ sl: 'do vključno', en: 'to' }, locale)} ${last}`
}

/** `LJ AB-123, KP CD-456 (od 1. 12. 2026)`. */
export const vehiclesText = (vehicles: readonly Vehicle[], locale: Locale): string =>
  vehicles
    .map((vehicle) => {
      const days = daysOfVehicle(vehicle, locale)
      return days === '' ? vehicle.plate : `${vehicle.plate} (${days})`
    })
    .join(', ')
