import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { basisPointsSchema, centsSchema, localDaySchema, textSchema, idSchema } from '../primitives/field-schemas.ts'
import { tariffPeriods } from './period-labels.ts'

export const tariffPeriodSchema = z.enum(tariffPeriods)
export type TariffPeriod = z.output<typeof tariffPeriodSchema>

/**
 * How the end of a permit follows from its first day.
 * `calendar_year`: up to and including 31 January of the next year (or a configured last day; 31 December is in the year itself); `periods`: as many months, weeks or days as
 * were bought; `document`: until the proving document expires; `open`: until revoked, at most `maxDays`; `replaced`: the last day of the
 * permit that it replaces (the kind whose tariff is the fee of a replacement).
 */
export const validityRuleSchema = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('calendar_year'),
    lastMonth: z._default(z.int().check(z.minimum(1), z.maximum(12)), 1),
    lastDay: z._default(z.int().check(z.minimum(1), z.maximum(31)), 31),
  }),
  z.object({ rule: z.literal('periods'), maxDays: z.int().check(z.minimum(1), z.maximum(3660)) }),
  z.object({ rule: z.literal('document'), documentType: z.string(), maxDays: z.int().check(z.minimum(1), z.maximum(3660)) }),
  z.object({ rule: z.literal('open'), maxDays: z.int().check(z.minimum(1), z.maximum(3660)) }),
  z.object({ rule: z.literal('replaced') }),
])
export type ValidityRule = z.output<typeof validityRuleSchema>

/** Days of the week as windows tell them apart; a holiday, of the state or the town, is none of the others. */
export const dayKinds = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'holiday'] as const
export type DayKind = (typeof dayKinds)[number]

/** A part of the day, in minutes since local midnight, half-open: 5:00 to 10:00 is 300 to 600; without days it is one of every day. */
export const timeWindowSchema = z
  .object({
    from: z.int().check(z.minimum(0), z.maximum(1439)),
    until: z.int().check(z.minimum(1), z.maximum(1440)),
    days: z.optional(z.array(z.enum(dayKinds)).check(z.maxLength(8))),
  })
  .check(z.refine((window) => window.until > window.from, 'period_reversed'))
export type TimeWindow = z.output<typeof timeWindowSchema>

/** The hours of each of its days, local `HH:MM`, of an application or a permit that is sold by the hour; otherwise both are null. */
export const ownHoursShape = { from_time: z.nullable(z.string()), until_time: z.nullable(z.string()) }

/** A document that an application of this kind must or may carry, with the words that explain it. */
export const requiredDocumentSchema = z.object({
  type: z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/)),
  name: textSchema,
  explanation: textSchema,
  required: z.boolean(),
  /** True: the applicant must enter the document's last valid day. */
  expires: z._default(z.boolean(), false),
  /** True: a visible mark of its purpose is drawn on each copy before it is kept (a copy of an identity card must bear one: ZOIzk-1, art. 4). */
  marked: z.optional(z.boolean()),
})
export type RequiredDocument = z.output<typeof requiredDocumentSchema> & {
  /** By what it is asked for (an article of the ordinance), or that it is optional and speeds things up; absent in kinds made before. */
  ground?: Text | undefined
}

/**
 * How a year is paid that ends on a day of the calendar or with a document: `full`, as a whole year; `month`, by each started month of twelve;
 * `day`, by each day of the year.
 */
export const proRataRules = ['full', 'month', 'day'] as const
export type ProRata = (typeof proRataRules)[number]

/** One version of a price. `valid_until` is the first day on which it no longer holds; null: until further notice. */
export const tariffSchema = z.object({
  id: idSchema,
  period: tariffPeriodSchema,
  price_cents: centsSchema,
  vat_basis_points: basisPointsSchema,
  /** What a year costs that ends before it is over. */
  pro_rata: z.enum(proRataRules),
  /** The price of the second open permit of the holder or their household; null: as the first. */
  second_cents: z.nullable(centsSchema),
  /** The price of the third and each further one; null: as the second. */
  third_cents: z.nullable(centsSchema),
  valid_from: localDaySchema,
  valid_until: z.nullable(localDaySchema),
})
export type Tariff = z.output<typeof tariffSchema>

/** A kind of permit: configuration, never code. */
export const permitKindSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: textSchema,
  description: textSchema,
  user_types: z.array(z.string()),
  documents: z.array(requiredDocumentSchema),
  validity: validityRuleSchema,
  openings: z.array(credentialKindSchema),
  time_windows: z.array(timeWindowSchema),
  max_vehicles: z.int().check(z.minimum(1), z.maximum(20)),
  cap_per_holder: z.nullable(z.int().check(z.minimum(1))),
  one_open_per_plate: z.boolean(),
  /** The price of a card or a remote control that the applicant may ask for, VAT included; null: none is sold. */
  device: z.nullable(z.object({ price_cents: centsSchema, vat_basis_points: basisPointsSchema })),
  /** The numbers of the tariff of administrative fees that an application carries; empty: none. */
  administrative_fees: z.array(z.string()),
  tariffs: z.array(tariffSchema),
})
export type PermitKind = Omit<z.output<typeof permitKindSchema>, 'documents'> & { documents: RequiredDocument[] }
