import { vehicleClassSchema } from './vehicle-class.ts'
import { z } from 'zod/mini'
import { furtherNamesSchema, storedNamesSchema } from '../names/further-names.ts'
import { townWordsSchema } from '../names/town-words.ts'
import { procedures } from './procedure.ts'
import { idSchema, basisPointsSchema, lineSchema, localDaySchema } from '../primitives/field-schemas.ts'
import { askedDocumentSchema } from './asked-document.ts'
import { changeEffectSchema } from './tariff-versions.ts'
import { applicantSchema, parkingLotSchema, userTypeSchema } from './parking-lot.ts'
import { permitKindSchema, proRataRules, tariffPeriodSchema, timeWindowSchema, validityRuleSchema } from './permit-kind.ts'
import { isApart } from './window-days.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { seenVersion } from '../history/seen-version.ts'

/** What a kind, a lot or a type of user is called in files and exports. */
export const codeSchema = z
  .string({ error: 'required' })
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/, 'code'))

/** True: only answers what the change would affect, and changes nothing. */
const preview = z._default(z.boolean(), false)

/** A price in cents, VAT included. */
export const priceSchema = z.int().check(z.minimum(0), z.maximum(10_000_000))

const isEachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length
const userTypesSchema = z.array(codeSchema).check(z.maxLength(40), z.refine(isEachOnce, 'choice'))

/** A kind of permit as an administrator edits it. */
const permitKindFields = z.object({
  preview,
  name: townWordsSchema,
  /** What the lists of the office call it in Slovenian; empty: its name. */
  short_name: z._default(z.string().check(z.trim(), z.maxLength(30)), ''),
  description: townWordsSchema,
  /** Empty: nobody can apply for it; only the office issues it. */
  user_types: userTypesSchema,
  documents: z.array(z.extend(askedDocumentSchema, { name: townWordsSchema, explanation: townWordsSchema })).check(
    z.maxLength(20),
    z.refine((documents) => isEachOnce(documents.map(({ type }) => type)), 'document_twice'),
  ),
  validity: validityRuleSchema,
  openings: z.array(credentialKindSchema).check(z.minLength(1), z.refine(isEachOnce, 'choice')),
  time_windows: z.array(timeWindowSchema).check(z.maxLength(6), z.refine(isApart, 'windows_overlap')),
  max_vehicles: z.int().check(z.minimum(1), z.maximum(20)),
  cap_per_holder: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  one_open_per_plate: z.boolean(),
  /** Whether it allows parking in public places; false: passage alone, as to one's own garage. */
  parks: z._default(z.boolean(), true),
  /** How often a permit enters on a local day and in a month; null: as often as one comes. */
  entries_a_day: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1000))), null),
  entries_a_month: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(10_000))), null),
  /** Whether only one of a permit's vehicles may be inside. */
  one_inside: z._default(z.boolean(), false),
  /** The classes of vehicles that it lets in, where the class of one is known; empty: all. */
  vehicle_classes: z._default(z.array(vehicleClassSchema).check(z.refine(isEachOnce, 'choice')), []),
  /** Days for which a complete application is let through at once, until it is decided; null: not at all. */
  interim_days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(90))), null),
  /** Months until the same person or vehicle may be let through like that again. */
  interim_months: z._default(z.int().check(z.minimum(1), z.maximum(60)), 12),
  device: z.nullable(z.object({ price_cents: priceSchema, vat_basis_points: basisPointsSchema })),
  /** By which the term to decide is counted. */
  procedure: z._default(z.enum(procedures), 'simple'),
  administrative_fees: z.array(lineSchema.check(z.maxLength(40))).check(z.maxLength(10), z.refine(isEachOnce, 'choice')),
  /** False: no longer offered; issued permits stay valid. */
  active: z.boolean(),
})
export const permitKindFormSchema = z.extend(permitKindFields, seenVersion)
export type PermitKindForm = Omit<z.output<typeof permitKindFormSchema>, 'version'>
/** Its code is set when it is created and never changes. */
export const newPermitKindFormSchema = z.extend(permitKindFields, { code: codeSchema })

/** A price from a day on; see `withPrice`. */
export const tariffFormSchema = z.object({
  preview,
  ...seenVersion,
  period: tariffPeriodSchema,
  price_cents: z.nullable(priceSchema),
  vat_basis_points: basisPointsSchema,
  pro_rata: z._default(z.enum(proRataRules), 'full'),
  second_cents: z._default(z.nullable(priceSchema), null),
  third_cents: z._default(z.nullable(priceSchema), null),
  valid_from: localDaySchema,
})

/** A lot as an administrator edits it. */
export const newParkingLotFormSchema = z.object({
  preview,
  code: codeSchema,
  name: lineSchema,
  /** Its names in other languages than Slovenian. */
  names: z._default(furtherNamesSchema, {}),
  zone: lineSchema.check(z.maxLength(40)),
  capacity: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  active: z.boolean(),
  /** The types of users that may ask for it. */
  user_types: userTypesSchema,
})
export type ParkingLotForm = z.output<typeof newParkingLotFormSchema>
export const parkingLotFormSchema = z.extend(newParkingLotFormSchema, seenVersion)

const userTypeFields = z.object({
  preview,
  name: townWordsSchema,
  applicant: applicantSchema,
  /** The lots that it may ask for. */
  parking_lots: z.array(idSchema).check(z.maxLength(500)),
})
export type UserTypeForm = z.output<typeof userTypeFields>
export const userTypeFormSchema = z.extend(userTypeFields, seenVersion)
/** Its code is set when it is created and never changes. */
export const newUserTypeFormSchema = z.extend(userTypeFields, { code: codeSchema })

/** The saved record; with `preview`, the record as it would be saved. */
export const changedSchema = z.object({ id: z.string(), saved: z.boolean(), effect: changeEffectSchema })

/** Everything that an administrator edits, including records no longer offered. */
export const parkingAdministrationSchema = z.object({
  permit_kinds: z.array(
    z.extend(permitKindSchema, {
      documents: z.array(askedDocumentSchema),
      short_name: z.string(),
      procedure: z.enum(procedures),
      parks: z.boolean(),
      entries_a_day: z.nullable(z.int()),
      entries_a_month: z.nullable(z.int()),
      one_inside: z.boolean(),
      vehicle_classes: z.array(vehicleClassSchema),
      interim_days: z.nullable(z.int()),
      interim_months: z.int(),
      active: z.boolean(),
      version: z.int(),
      open_permits: z.int(),
    }),
  ),
  parking_lots: z.array(
    z.extend(z.omit(parkingLotSchema, { zone_name: true }), {
      name: z.string(),
      names: storedNamesSchema,
      active: z.boolean(),
      version: z.int(),
      user_types: z.array(z.string()),
      open_permits: z.int(),
    }),
  ),
  user_types: z.array(z.extend(userTypeSchema, { version: z.int(), open_permits: z.int() })),
})
export type ParkingAdministration = z.output<typeof parkingAdministrationSchema>
export type AdministeredKind = ParkingAdministration['permit_kinds'][number]
export type AdministeredLot = ParkingAdministration['parking_lots'][number]
export type AdministeredUserType = ParkingAdministration['user_types'][number]
