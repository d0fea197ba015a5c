import { z } from 'zod'
import { idSchema } from '../primitives/ids.ts'
import { basisPointsSchema } from '../primitives/money.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { lineSchema } from '../primitives/text-fields.ts'
import { applicantSchema, parkingLotSchema, userTypeSchema } from './parking-lot.ts'
import {
  openingSchema,
  permitKindSchema,
  requiredDocumentSchema,
  tariffPeriodSchema,
  timeWindowSchema,
  validityRuleSchema,
} from './permit-kind.ts'

/** A name or a description in both languages, neither empty. */
const wordsSchema = z.object({ sl: z.string().trim().min(1).max(4000), en: z.string().trim().min(1).max(4000) })
const codeSchema = z
  .string({ error: 'required' })
  .trim()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/, 'invalid')

/** Only looks at what a change would do, and changes nothing. */
const previewField = { preview: z.boolean().default(false) }
/** The version that was looked at; absent for something new. */
const versionField = { version: z.number().int().min(1).optional() }

/** A kind of permit as an administrator edits it. Its code is set once, when it is made. */
export const permitKindFormSchema = z.object({
  ...previewField,
  ...versionField,
  name: wordsSchema,
  description: wordsSchema,
  user_types: z.array(z.string().max(40)).max(40),
  documents: z.array(requiredDocumentSchema.extend({ name: wordsSchema, explanation: wordsSchema })).max(20),
  validity: validityRuleSchema,
  openings: z.array(openingSchema).min(1),
  time_windows: z.array(timeWindowSchema).max(6),
  max_vehicles: z.number().int().min(1).max(20),
  cap_per_holder: z.number().int().min(1).max(1000).nullable(),
  one_open_per_plate: z.boolean(),
  /** False: no longer offered; permits that were issued go on. */
  active: z.boolean(),
})
export type PermitKindForm = z.output<typeof permitKindFormSchema>
export const newPermitKindFormSchema = permitKindFormSchema.extend({ code: codeSchema })

/** A price from a day on; see `withPrice`. */
export const tariffFormSchema = z.object({
  ...previewField,
  period: tariffPeriodSchema,
  price_cents: z.number().int().min(0).max(10_000_000).nullable(),
  vat_basis_points: basisPointsSchema,
  valid_from: localDaySchema,
})
export type TariffForm = z.output<typeof tariffFormSchema>

export const parkingLotFormSchema = z.object({
  ...previewField,
  code: codeSchema,
  name: lineSchema,
  zone: lineSchema.max(40),
  capacity: z.number().int().min(0).max(100_000).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  active: z.boolean(),
  /** The types of users that may ask for it. */
  user_types: z.array(z.string().max(40)).max(40),
})
export type ParkingLotForm = z.output<typeof parkingLotFormSchema>

export const userTypeFormSchema = z.object({ code: codeSchema, name: wordsSchema, applicant: applicantSchema })

/** What a change would touch: records that are open today. */
export const changeEffectSchema = z.object({
  open_permits: z.number().int(),
  open_applications: z.number().int(),
  /** Permits that would open at other hours, in another way or at other gates, at once. */
  open_differently: z.number().int(),
  /** Permits with more vehicles than would be allowed; they keep them. */
  over_vehicles: z.number().int(),
})
export type ChangeEffect = z.output<typeof changeEffectSchema>

/** What was saved, or with `preview` would be. */
export const changedSchema = z.object({ id: z.string(), saved: z.boolean(), effect: changeEffectSchema })

/** Everything an administrator edits, also what is no longer offered. */
export const parkingAdministrationSchema = z.object({
  permit_kinds: z.array(permitKindSchema.extend({ active: z.boolean(), version: z.number().int(), open_permits: z.number().int() })),
  parking_lots: z.array(parkingLotSchema.extend({ active: z.boolean(), user_types: z.array(z.string()), open_permits: z.number().int() })),
  user_types: z.array(userTypeSchema),
})
export type ParkingAdministration = z.output<typeof parkingAdministrationSchema>
