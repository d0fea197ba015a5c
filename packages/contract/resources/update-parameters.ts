import { z } from 'zod/mini'
import { closedDayChangesSchema } from '../holidays/closed-days.ts'
import { languageNames } from '../locale.ts'
import { administrativeFeesChangesSchema } from '../money/fees/administrative-fee-changes.ts'
import { moneyChangesSchema } from '../money/money-settings.ts'
import { furtherNamesSchema } from '../names/further-names.ts'
import { defineOperation } from '../operation.ts'
import {
  citySchema,
  emailSchema,
  nameSchema,
  postCodeSchema,
  streetSchema,
  taxNumberSchema,
  textSchema,
} from '../primitives/field-schemas.ts'
import { townColourSchema } from './colour.ts'
import { mapZoom, originOfTiles } from './map-tiles.ts'
import { seenValues } from '../history/seen-values.ts'
import { parametersSchema } from './read-parameters.ts'
import { termSettingsSchema } from './term-settings.ts'

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
    legal_basis: textSchema,
    processor: z.string().check(z.trim(), z.maxLength(300)),
  }),
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
  method: 'POST',
  path: 'v1/admin/parameters/update',
  access: 'parameters:write',
  summary: 'Sets the municipality’s parameters',
  body: z.strictObject({ ...parameterChangesSchema.shape, seen: seenValues }),
  output: parametersSchema,
  errors: ['conflict'],
  audit: { action: 'parameters:update', kind: 'change' },
})
