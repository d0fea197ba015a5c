import { z } from 'zod/mini'
import { localDaySchema } from '../primitives/field-schemas.ts'

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
export const effectNotes = [
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
