import { z } from 'zod/mini'
import { dayKinds, proRataRules, tariffPeriodSchema } from '../parking/permit-kind.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { centsSchema, localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { outlineSchema } from '../zones/outline.ts'

const clockSchema = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/**
 * Local time, half-open: `until` is the first minute outside; `24:00` is midnight. Without `days` on every day of the week and on holidays; `holiday` is
 * a work-free day of the state or the town, on which the other days do not count.
 */
const hoursSchema = z.array(z.object({ from: clockSchema, until: clockSchema, days: z.optional(z.array(z.enum(dayKinds))) }))

/** What a price is paid for, with VAT. `valid_until` is the first day on which it no longer holds. */
const openPriceSchema = z.object({
  period: tariffPeriodSchema,
  price_cents: centsSchema,
  /** The price of the second open permit of the holder or their household; null: as the first. */
  second_cents: z.nullable(centsSchema),
  /** The price of the third and each further one; null: as the second. */
  third_cents: z.nullable(centsSchema),
  /** What a year costs that ends before it is over. */
  pro_rata: z.enum(proRataRules),
  valid_from: localDaySchema,
  valid_until: z.nullable(localDaySchema),
})

/** A fee of the procedure, charged once for an application and outside VAT. */
const openFeeSchema = z.object({ name: textSchema, online_cents: centsSchema, paper_cents: centsSchema })

/**
 * A kind of permit that people can apply for: who, where, what it costs, how long it lasts and at which hours it opens. Kinds that only the
 * office issues are not public.
 */
export const openPermitKindSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: textSchema,
  description: textSchema,
  /** Who may apply. */
  applicants: z.array(z.object({ code: z.string(), name: textSchema })),
  /** The page with the application form. */
  apply_url: z.string(),
  /** Empty: always. */
  hours: hoursSchema,
  /** By what the bollards know it. */
  opens_by: z.array(credentialKindSchema),
  max_vehicles: z.int(),
  /** The most days that one permit is valid. */
  longest_days: z.int(),
  currency: z.literal('EUR'),
  /** In force and announced. */
  prices: z.array(openPriceSchema),
  administrative_fees: z.array(openFeeSchema),
  /** Ids of the zones for which it is issued. */
  zones: z.array(idSchema),
})
export type OpenPermitKind = z.output<typeof openPermitKindSchema>

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() })

export const openZoneSchema = z.object({
  /** Stays when the zone is renamed. */
  id: idSchema,
  name: z.string(),
  /** Where a map may write its name: the middle of its lots, or of its outline; null: not known. */
  point: z.nullable(pointSchema),
  /** The coordinates of a GeoJSON `MultiPolygon`, longitude first; null: the town has drawn none. */
  outline: z.nullable(outlineSchema),
  /** The bollards of the zone, and of all zones, that are down for everybody at some hours. */
  open_hours: z.array(z.object({ bollard: z.string(), hours: hoursSchema })),
  /** Ids of its lots. */
  lots: z.array(idSchema),
  /** Ids of the kinds of permit that are issued for it. */
  permit_kinds: z.array(idSchema),
})
export type OpenZone = z.output<typeof openZoneSchema>

/** A lot or a part of a zone for which permits are issued. */
export const openLotSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  zone: idSchema,
  capacity: z.nullable(z.int()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type OpenLot = z.output<typeof openLotSchema>

/** The licence of everything under `/api/open-data/`. */
export const openDataLicence = { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const

/** The version of the shape of the answers: `docs/open-data.md` says what may change within one. */
export const openDataSchemaVersion = '1.1' as const

/** Seconds for which caches may give zones, kinds and prices without asking: they change some times a year. */
export const settledMaxAge = 300

/** How often one address may read open data: a page that draws a map needs some calls, a portal one an hour. */
export const openDataRate = { windowSeconds: 60, perAddress: 120 } as const

/** What every set of data that changes some times a year is: open to all, and remembered by caches. */
export const openToAll = { access: 'public', openData: { maxAge: settledMaxAge }, rate: openDataRate } as const

export const publisherSchema = z.object({ name: z.string(), email: z.string(), phone: z.string(), url: z.string() })

/** What every data set begins with. */
export const dataSetHead = {
  schema_version: z.literal(openDataSchemaVersion),
  /** Counts up from 1 each time the content changes. */
  version: z.int(),
  changed_at: instantSchema,
  publisher: publisherSchema,
  licence: z.object({ name: z.string(), url: z.string() }),
  /** True in a demonstration: the town and everything in it is invented. */
  demonstration: z.boolean(),
}

const point = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: outlineSchema })

/** RFC 7946. A zone without an outline is its point; what has no place at all is a feature without a geometry. */
const featureSchema = z.object({
  type: z.literal('Feature'),
  id: idSchema,
  geometry: z.nullable(z.union([point, multiPolygon])),
  properties: z.record(z.string(), z.unknown()),
})
export type Feature = z.output<typeof featureSchema>

/** The head of the data set stands beside the features, as foreign members. */
export const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  ...dataSetHead,
  features: z.array(featureSchema),
})
