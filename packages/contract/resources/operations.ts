import { z } from 'zod/mini'
import { moneyChangesSchema, moneySettingsSchema } from '../money/money-settings.ts'
import { closedDayChangesSchema, closedDaysSchema } from '../holidays/holidays.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { administrativeFeesChangesSchema, administrativeFeesSchema } from '../money/fees/administrative-fee.ts'
import { furtherNamesSchema, storedNamesSchema } from '../names/further-names.ts'
import {
  citySchema,
  emailSchema,
  nameSchema,
  postCodeSchema,
  streetSchema,
  taxNumberSchema,
  textSchema,
} from '../primitives/field-schemas.ts'
import { assessedOnSchema, groundChangesSchema, groundsSchema, retentionSettingsSchema, startingGrounds } from './privacy-settings.ts'
import { termSettingsSchema } from './term-settings.ts'
import { parkingLotSchema, userTypeParkingLotSchema, userTypeSchema } from '../parking/parking-lot.ts'
import { permitKindSchema } from '../parking/permit-kind.ts'
import { languageNames } from '../locale.ts'
import { mapZoom, originOfTiles } from './map-tiles.ts'
import { seenValues } from '../history/conflict.ts'

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255
  return value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7))

/** The contrast of white text on a colour, 1 to 21; WCAG requires 4.5. */
const contrastWithWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05)

/** A colour of the town, `#rrggbb`. Buttons and headings have white text on it, so it must be dark enough. */
const townColourSchema = z.string({ error: 'required' }).check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, 'colour'),
  z.refine((colour) => contrastWithWhite(colour) >= 4.5, 'colour_too_light'),
)

/** What a municipality sets about itself: name, coat of arms, colours, contacts, the data-protection notice and the editable texts. */
export const parametersSchema = z.object({
  municipality: z.object({
    name: z.string(),
    /** Its names in other languages than Slovenian; empty: the Slovenian one. */
    names: storedNamesSchema,
    genitive: z.string(),
    coat_of_arms: z.nullable(z.string()),
    street: z.string(),
    post_code: z.string(),
    city: z.string(),
    email: z.string(),
    phone: z.string(),
    tax_number: z.string(),
    registration_number: z.string(),
    /** Who represents the municipality, with the office. */
    representative: z.string(),
  }),
  colours: z.object({ primary: z.string(), secondary: z.string(), tertiary: z.string() }),
  privacy: z.object({
    controller: z.string(),
    officer: z.string(),
    officer_email: z.string(),
    /** Where the officer gets post, and the phone. */
    officer_contact: z.string(),
    legal_basis: textSchema,
    processor: z.string(),
    grounds: groundsSchema,
    assessed_on: assessedOnSchema,
  }),
  retention: retentionSettingsSchema,
  texts: z.record(z.string(), textSchema),
  /** Further languages of the public pages and mails: each by its own name where the town has switched it on, otherwise empty. */
  languages: z.object({ it: z.string(), hu: z.string() }),
  map: z.object({
    latitude: z.number(),
    longitude: z.number(),
    zoom: z.number(),
    /** The template of the tiles beneath the maps; empty: none are loaded. */
    tiles: z.string(),
    /** Whose tiles they are, written on the map. */
    attribution: z.string(),
  }),
  /** The terms of the authority and of the party. */
  terms: termSettingsSchema,
  /** Days on which the municipality does not work, beside those of the state. */
  closed_days: closedDaysSchema,
  lapse_days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Hours that a bollard may be held at most by one command; a longer need is held anew. */
  hold_hours: z.int().check(z.minimum(1), z.maximum(24)),
  /** Minutes for which a bollard is held where nobody chooses another end. */
  hold_minutes: z.int().check(z.minimum(5), z.maximum(1440)),
  money: moneySettingsSchema,
  administrative_fees: administrativeFeesSchema,
  invoices: z.object({
    /** Tax numbers of payers who are budget users: they get e-invoices through UJP only. */
    budget_users: z.array(z.string()),
    /** Companies get the e-SLOG 2.0 file beside the PDF. */
    attach_xml: z.boolean(),
    /** An invoice is sent as soon as it is issued; otherwise a clerk sends them. */
    send_on_issue: z.boolean(),
    /** Identified for VAT (ZDDV-1, art. 78). One that is not charges none, whatever the price list says. */
    vat_payer: z.boolean(),
    /** Why no VAT is charged, printed by one that is not; empty: the usual words, article 94 of ZDDV-1. */
    vat_clause: z.string(),
  }),
  demo: z.boolean(),
})
export type Parameters = z.output<typeof parametersSchema>

/** What everyone may read: the parameters, and beside them the data-protection notice as these fill it, by its parts. */
export const publicParametersSchema = z.extend(parametersSchema, { notice: z.record(z.string(), textSchema) })
export type PublicParameters = z.output<typeof publicParametersSchema>

export const readParameters = defineRead({
  name: 'read-parameters',
  path: 'v1/parameters',
  access: 'public',
  summary: 'The municipality and its texts',
  output: publicParametersSchema,
  etag: true,
})

/** What the public form and the instructions need: kinds with their prices and documents, lots, types of users and which lots they may ask for. */
const resourcesSchema = z.object({
  permit_kinds: z.array(permitKindSchema),
  parking_lots: z.array(parkingLotSchema),
  user_types: z.array(userTypeSchema),
  user_type_parking_lots: z.array(userTypeParkingLotSchema),
})
export type Resources = z.output<typeof resourcesSchema>

export const readResources = defineRead({
  name: 'read-resources',
  path: 'v1/resources',
  access: 'public',
  summary: 'Kinds of permit, lots and types of users',
  output: resourcesSchema,
  etag: true,
})

/** A picture as a data URL, at most about 100 kB. It is safe to show: an image element runs no script inside it. */
const pictureSchema = z.string().check(z.maxLength(140_000), z.regex(/^data:image\/(svg\+xml|png);base64,[A-Za-z0-9+/=]+$/, 'picture'))

/** A picture of this site by its path. `//host/…` would be another site's. */
const townFileSchema = z.string().check(z.maxLength(200), z.regex(/^(\/[\w-][\w.-]*)+$/, 'picture'))

const noteSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(300))

const sections = z.object({
  municipality: z.object({
    name: nameSchema,
    names: z._default(furtherNamesSchema, {}),
    genitive: nameSchema,
    coat_of_arms: z.nullable(z.union([pictureSchema, townFileSchema])),
    street: streetSchema,
    post_code: postCodeSchema,
    city: citySchema,
    email: emailSchema,
    phone: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(40)),
    tax_number: taxNumberSchema,
    registration_number: z._default(z.string().check(z.trim(), z.regex(/^(\d{7}|\d{10})?$/, 'invalid')), ''),
    representative: z._default(z.string().check(z.trim(), z.maxLength(160)), ''),
  }),
  colours: z.object({ primary: townColourSchema, secondary: townColourSchema, tertiary: townColourSchema }),
  privacy: z.object({
    controller: noteSchema,
    officer: noteSchema,
    officer_email: emailSchema,
    officer_contact: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    legal_basis: textSchema,
    processor: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    grounds: z._default(groundChangesSchema, startingGrounds),
    assessed_on: z._default(assessedOnSchema, ''),
  }),
  retention: retentionSettingsSchema,
  texts: z.record(z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,60}$/)), textSchema),
  languages: z.object({ it: z.enum(['', languageNames.it]), hu: z.enum(['', languageNames.hu]) }),
  map: z.object({
    latitude: z.number().check(z.minimum(45), z.maximum(47)),
    longitude: z.number().check(z.minimum(13), z.maximum(17)),
    zoom: z.int().check(z.minimum(mapZoom.least), z.maximum(mapZoom.most)),
    tiles: z._default(
      z.string().check(
        z.trim(),
        z.maxLength(300),
        z.refine((template) => originOfTiles(template) !== undefined, { error: 'map_tiles' }),
      ),
      '',
    ),
    attribution: z._default(z.string().check(z.trim(), z.maxLength(160)), ''),
  }),
  terms: termSettingsSchema.check(
    z.superRefine(({ supplement_days: days, supplement_min_days: minimum }, context) => {
      if (days < minimum)
        context.addIssue({ code: 'custom', message: 'term_too_short', path: ['supplement_days'], params: { days: minimum } })
    }),
  ),
  closed_days: closedDayChangesSchema,
  lapse_days: parametersSchema.shape.lapse_days,
  hold_hours: parametersSchema.shape.hold_hours,
  hold_minutes: parametersSchema.shape.hold_minutes,
  money: moneyChangesSchema,
  administrative_fees: administrativeFeesChangesSchema,
  invoices: z.object({
    budget_users: z._default(z.array(taxNumberSchema).check(z.maxLength(500)), []),
    attach_xml: z.boolean(),
    send_on_issue: z.boolean(),
    vat_payer: z._default(z.boolean(), true),
    vat_clause: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
})

/** The sections an administrator sets; one that is absent stays as it is. */
export const parameterChangesSchema = z.strictObject(z.partial(sections).shape)
export type ParameterChanges = z.output<typeof parameterChangesSchema>

/** Sets what a municipality says about itself. */
export const updateParameters = defineOperation({
  name: 'update-parameters',
  path: 'v1/admin/parameters/update',
  access: 'parameters:write',
  summary: 'Sets the municipality’s parameters',
  body: z.strictObject({ ...parameterChangesSchema.shape, seen: seenValues }),
  output: parametersSchema,
  errors: ['conflict'],
  audit: { action: 'parameters:update', kind: 'change' },
})
