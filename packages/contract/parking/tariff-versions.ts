import { addDays } from '../primitives/local-day.ts'
import type { Tariff, TariffPeriod } from './permit-kind.ts'
import { z } from 'zod/mini'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** One version of the price for one period; `valid_until` is the first day on which it no longer holds. A new one has no id yet. */
export type TariffVersion = Omit<Tariff, 'id' | 'period'> & { id: string | null }

export interface NewPrice extends Omit<TariffVersion, 'id' | 'price_cents' | 'valid_until'> {
  /** Null: from that day on the kind is no longer sold by this period. */
  price_cents: number | null
}

const byDay = (a: TariffVersion, b: TariffVersion): number => (a.valid_from < b.valid_from ? -1 : 1)
const holdsOn = (day: string) => (version: TariffVersion) =>
  version.valid_from <= day && (version.valid_until === null || day < version.valid_until)
const endedAt =
  (day: string) =>
  (version: TariffVersion): TariffVersion =>
    version.valid_until === null || version.valid_until > day ? { ...version, valid_until: day } : version

/**
 * The versions of one period's price after a new price from a day on. The former version ends where the new one begins; the new one holds
 * for as long as the former would have, and where there is none, until the next begins: so no day has two prices, and a day without one is only
 * where the kind was not sold. A version that would begin on the same day is replaced. Without a price the kind is not sold from that day on.
 * @param versions of one kind and period, in any order
 */
export const withPrice = (versions: readonly TariffVersion[], { price_cents: price, ...rules }: NewPrice): TariffVersion[] => {
  const { valid_from } = rules
  const earlier = versions
    .filter((version) => version.valid_from < valid_from)
    .toSorted(byDay)
    .map(endedAt(valid_from))
  if (price === null) return earlier
  const later = versions.filter((version) => version.valid_from > valid_from).toSorted(byDay)
  const held = versions.find(holdsOn(valid_from))
  const until = held === undefined ? (later[0]?.valid_from ?? null) : held.valid_until
  return [...earlier, { ...rules, id: null, price_cents: price, valid_until: until }, ...later]
}

/** The versions after a future one is cancelled: the version before it is extended to the end of the cancelled one. */
export const withoutPrice = (versions: readonly TariffVersion[], validFrom: string): TariffVersion[] => {
  const gone = versions.find((version) => version.valid_from === validFrom)
  return versions
    .filter((version) => version !== gone)
    .map((version) => (gone !== undefined && version.valid_until === validFrom ? { ...version, valid_until: gone.valid_until } : version))
    .toSorted(byDay)
}

/**
 * The earliest day for a new price: today, or tomorrow if a price is in force today. Applications are paid at the price of their
 * day, so the price of a day on which people may have applied never changes.
 */
export const earliestNewPrice = (versions: readonly TariffVersion[], today: string): string =>
  versions.some(holdsOn(today)) ? addDays(today, 1) : today

/** True when no day has two prices. */
export const isWithoutOverlap = (versions: readonly TariffVersion[]): boolean => {
  const ordered = versions.toSorted(byDay)
  return ordered.every((version, index) => {
    const next = ordered[index + 1]
    return next === undefined || (version.valid_until !== null && version.valid_until <= next.valid_from)
  })
}

/** The versions of one period among all prices of a kind. */
export const versionsOf = <V extends Pick<Tariff, 'period'>>(tariffs: readonly V[], period: TariffPeriod): V[] =>
  tariffs.filter((tariff) => tariff.period === period)

/**
 * The consequences of a change for existing records, and what it leaves unchanged. `count` is the number of records.
 * hours_changed: permits that open at other hours, at once · way_lost: permits with a card, plate or phone that no longer opens ·
 * vehicles_kept: permits with more vehicles than allowed now · cap_kept: holders with more permits than allowed now ·
 * days_kept: permits whose last day stays · types_kept: waiting applications of people who could no longer apply ·
 * documents_missing: waiting applications without a document that is required now · retired: permits that go on though nothing new is issued ·
 * applicants_kept: waiting applications of persons where only companies may apply now, or the other way round ·
 * price_kept: waiting applications that are paid at the price of their day · prices_dropped: prices announced for later that no longer come ·
 * zone_moved: permits that open the gates of the other zone, at once · gates_moved: gates that guard the other zone, at once ·
 * gates_kept: gates that go on guarding the zone of a lot that is no longer offered.
 */
const effectNotes = [
  'hours_changed',
  'way_lost',
  'vehicles_kept',
  'cap_kept',
  'days_kept',
  'types_kept',
  'documents_missing',
  'applicants_kept',
  'price_kept',
  'prices_dropped',
  'zone_moved',
  'gates_moved',
  'gates_kept',
  'retired',
] as const
export type EffectNote = (typeof effectNotes)[number]

/** The records that a change would affect: open permits and waiting applications, from which day, and how. */
export const changeEffectSchema = z.object({
  from: localDaySchema,
  open_permits: z.int(),
  open_applications: z.int(),
  notes: z.array(z.object({ note: z.enum(effectNotes), count: z.int().check(z.minimum(1)) })),
})
export type ChangeEffect = z.output<typeof changeEffectSchema>
