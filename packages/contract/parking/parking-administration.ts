import { z } from 'zod'
import { idSchema } from '../primitives/ids.ts'
import { basisPointsSchema } from '../primitives/money.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { lineSchema } from '../primitives/text-fields.ts'
import { changeEffectSchema } from './change-effect.ts'
import { applicantSchema, parkingLotSchema, userTypeSchema } from './parking-lot.ts'
import { permitKindSchema, requiredDocumentSchema, tariffPeriodSchema, timeWindowSchema, validityRuleSchema } from './permit-kind.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import type { TimeWindow } from './permit-kind.ts'

const wordSchema = z.string({ error: 'required' }).trim().min(1).max(4000)
/** A name or a description in both languages, neither empty. */
const wordsSchema = z.object({ sl: wordSchema, en: wordSchema })

/** What a kind, a lot or a type of user is called in files and exports. */
export const codeSchema = z
  .string({ error: 'required' })
  .trim()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9_-]+$/, 'code')

/** Only looks at what a change would do, and changes nothing. */
const preview = z.boolean().default(false)
/** The version that was looked at; another one is a conflict. */
const version = z.number().int().min(1)

const isApart = (windows: readonly TimeWindow[]): boolean => {
  const ordered = windows.toSorted((a, b) => a.from - b.from)
  return ordered.every(({ until }, index) => until <= (ordered[index + 1]?.from ?? until))
}
const isEachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length
const userTypesSchema = z.array(codeSchema).max(40).refine(isEachOnce, 'choice')

/** A kind of permit as an administrator edits it. */
const permitKindFields = z.object({
  preview,
  name: wordsSchema,
  description: wordsSchema,
  /** Empty: nobody applies for it, the office issues it. */
  user_types: userTypesSchema,
  documents: z
    .array(requiredDocumentSchema.extend({ name: wordsSchema, explanation: wordsSchema }))
    .max(20)
    .refine((documents) => isEachOnce(documents.map(({ type }) => type)), 'document_twice'),
  validity: validityRuleSchema,
  openings: z.array(credentialKindSchema).min(1).refine(isEachOnce, 'choice'),
  time_windows: z.array(timeWindowSchema).max(6).refine(isApart, 'windows_overlap'),
  max_vehicles: z.number().int().min(1).max(20),
  cap_per_holder: z.number().int().min(1).max(1000).nullable(),
  one_open_per_plate: z.boolean(),
  /** False: no longer offered; permits that were issued go on. */
  active: z.boolean(),
})
export const permitKindFormSchema = permitKindFields.extend({ version })
export type PermitKindForm = Omit<z.output<typeof permitKindFormSchema>, 'version'>
/** Its code is set once, when it is made. */
export const newPermitKindFormSchema = permitKindFields.extend({ code: codeSchema })

/** A price from a day on; see `withPrice`. */
export const tariffFormSchema = z.object({
  preview,
  version,
  period: tariffPeriodSchema,
  price_cents: z.number().int().min(0).max(10_000_000).nullable(),
  vat_basis_points: basisPointsSchema,
  valid_from: localDaySchema,
})

/** A lot as an administrator edits it. */
export const newParkingLotFormSchema = z.object({
  preview,
  code: codeSchema,
  name: lineSchema,
  zone: lineSchema.max(40),
  capacity: z.number().int().min(0).max(100_000).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  active: z.boolean(),
  /** The types of users that may ask for it. */
  user_types: userTypesSchema,
})
export type ParkingLotForm = z.output<typeof newParkingLotFormSchema>
export const parkingLotFormSchema = newParkingLotFormSchema.extend({ version })

const userTypeFields = z.object({
  preview,
  name: wordsSchema,
  applicant: applicantSchema,
  /** The lots that it may ask for. */
  parking_lots: z.array(idSchema).max(500),
})
export type UserTypeForm = z.output<typeof userTypeFields>
export const userTypeFormSchema = userTypeFields.extend({ version })
/** Its code is set once, when it is made. */
export const newUserTypeFormSchema = userTypeFields.extend({ code: codeSchema })

/** What was saved, or with `preview` would be. */
export const changedSchema = z.object({ id: z.string(), saved: z.boolean(), effect: changeEffectSchema })

/** Everything an administrator edits, also what is no longer offered. */
export const parkingAdministrationSchema = z.object({
  permit_kinds: z.array(permitKindSchema.extend({ active: z.boolean(), version: z.number().int(), open_permits: z.number().int() })),
  parking_lots: z.array(
    parkingLotSchema.extend({
      active: z.boolean(),
      version: z.number().int(),
      user_types: z.array(z.string()),
      open_permits: z.number().int(),
    }),
  ),
  user_types: z.array(userTypeSchema.extend({ version: z.number().int(), open_permits: z.number().int() })),
})
export type ParkingAdministration = z.output<typeof parkingAdministrationSchema>
export type AdministeredKind = ParkingAdministration['permit_kinds'][number]
export type AdministeredLot = ParkingAdministration['parking_lots'][number]
export type AdministeredUserType = ParkingAdministration['user_types'][number]
