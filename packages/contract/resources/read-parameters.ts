import { z } from 'zod/mini'
import { moneySettingsSchema } from '../money/money-settings.ts'
import { closedDaysSchema } from '../holidays/closed-days.ts'
import { defineOperation } from '../operation.ts'
import { administrativeFeesSchema } from '../money/fees/administrative-fee.ts'
import { storedNamesSchema } from '../names/further-names.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { termSettingsSchema } from './term-settings.ts'

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
    legal_basis: textSchema,
    processor: z.string(),
  }),
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

/** The municipality's parameters, for everyone. */
export const readParameters = defineOperation({
  name: 'read-parameters',
  method: 'GET',
  path: 'v1/parameters',
  access: 'public',
  summary: 'The municipality and its texts',
  output: parametersSchema,
  etag: true,
})
