import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import {
  dataSetHead,
  featureCollectionSchema,
  openDataRate,
  openDataSchemaVersion,
  openLotSchema,
  openPermitKindSchema,
  openZoneSchema,
  publisherSchema,
  settledMaxAge,
  openToAll,
} from './open-town.ts'
import { localDaySchema, localeSchema, textSchema, idSchema } from '../primitives/field-schemas.ts'

export const readControlledZones = defineRead({
  name: 'read-controlled-zones',
  path: 'open-data/datex2/controlled-zones.xml',
  access: 'public',
  summary: 'Zones, hours and permits as DATEX II v3.7',
  output: z.string(),
  openData: { maxAge: settledMaxAge, mediaType: 'application/xml' },
  rate: openDataRate,
})

/** Published events and closures that are not over, as iCalendar. */
export const readClosures = defineRead({
  name: 'read-closures',
  path: 'open-data/closures.ics',
  access: 'public',
  summary: 'Published closures and events as iCalendar',
  query: z.object({ lang: z.optional(localeSchema) }),
  output: z.string(),
  openData: { maxAge: settledMaxAge, mediaType: 'text/calendar' },
  rate: openDataRate,
})

export const readLotsMap = defineRead({
  name: 'read-lots-map',
  path: 'open-data/lots.geojson',
  access: 'public',
  summary: 'Lots as GeoJSON',
  output: featureCollectionSchema,
  openData: { maxAge: settledMaxAge, mediaType: 'application/geo+json' },
  rate: openDataRate,
})

/** A rounded number; null where it is smaller than `smallest_count`. */
const roundedSchema = z.nullable(z.int())

/** One zone on one day that is over. Counted once, so what a gate without a link tells later is not in it. */
const zoneDaySchema = z.object({
  day: localDaySchema,
  /** Permits of the zone that were valid on that day. */
  valid_permits: roundedSchema,
  /** Vehicles that passed the bollards of the zone. */
  passages: roundedSchema,
})

const zoneOccupancySchema = z.object({
  zone: idSchema,
  /** The spaces of its lots; null where a lot has no number. */
  capacity: z.nullable(z.int()),
  /** The last days that are over, oldest first. */
  days: z.array(zoneDaySchema),
})
export type ZoneOccupancy = z.output<typeof zoneOccupancySchema>

/** How the zones are used, without persons. */
export const readOccupancy = defineRead({
  name: 'read-occupancy',
  path: 'open-data/occupancy.json',
  ...openToAll,
  summary: 'How the zones are used: permits and passages by day, rounded',
  output: z.object({
    ...dataSetHead,
    /** Counts are multiples of this, and null below `smallest_count`. */
    count_step: z.int(),
    smallest_count: z.int(),
    zones: z.array(zoneOccupancySchema),
  }),
})

export const readOpenDataPage = defineRead({
  name: 'read-open-data-page',
  path: 'open-data/index.html',
  access: 'public',
  summary: 'The data sets that anybody may use, as a page',
  output: z.string(),
  openData: { maxAge: settledMaxAge, mediaType: 'text/html' },
  rate: openDataRate,
})

/** What there is: each data set with its address. */
export const readOpenData = defineRead({
  name: 'read-open-data',
  path: 'open-data',
  ...openToAll,
  summary: 'The data sets that anybody may use',
  output: z.object({
    schema_version: z.literal(openDataSchemaVersion),
    publisher: publisherSchema,
    licence: z.object({ name: z.string(), url: z.string() }),
    demonstration: z.boolean(),
    data_sets: z.array(z.object({ title: textSchema, media_type: z.string(), url: z.string() })),
  }),
})

export const readOpenLots = defineRead({
  name: 'read-open-lots',
  path: 'open-data/lots.json',
  ...openToAll,
  summary: 'Lots with their zones and numbers of spaces',
  output: z.object({ ...dataSetHead, lots: z.array(openLotSchema) }),
})

export const readOpenPermitKinds = defineRead({
  name: 'read-open-permit-kinds',
  path: 'open-data/permit-kinds.json',
  ...openToAll,
  summary: 'Kinds of permit with hours, prices and who may apply',
  output: z.object({ ...dataSetHead, permit_kinds: z.array(openPermitKindSchema) }),
})

export const readOpenZones = defineRead({
  name: 'read-open-zones',
  path: 'open-data/zones.json',
  ...openToAll,
  summary: 'Zones with their outlines',
  output: z.object({ ...dataSetHead, zones: z.array(openZoneSchema) }),
})

export const readZoneActivation = defineRead({
  name: 'read-zone-activation',
  path: 'open-data/datex2/activation.xml',
  access: 'public',
  summary: 'Zones that somebody has opened by hand, as DATEX II v3.7',
  output: z.string(),
  openData: { maxAge: 30, mediaType: 'application/xml' },
  rate: openDataRate,
})

export const readZonesMap = defineRead({
  name: 'read-zones-map',
  path: 'open-data/zones.geojson',
  access: 'public',
  summary: 'Zones as GeoJSON',
  output: featureCollectionSchema,
  openData: { maxAge: settledMaxAge, mediaType: 'application/geo+json' },
  rate: openDataRate,
})
