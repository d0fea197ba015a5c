import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idSchema } from '../primitives/ids.ts'
import { dataSetHead, openDataRate, settledMaxAge } from './data-set.ts'

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
export const readOccupancy = defineOperation({
  name: 'read-occupancy',
  method: 'GET',
  path: 'open-data/occupancy.json',
  access: 'public',
  summary: 'How the zones are used: permits and passages by day, rounded',
  output: z.object({
    ...dataSetHead,
    /** Counts are multiples of this, and null below `smallest_count`. */
    count_step: z.int(),
    smallest_count: z.int(),
    zones: z.array(zoneOccupancySchema),
  }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})
