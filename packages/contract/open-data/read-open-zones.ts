import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { dataSetHead, openDataRate, settledMaxAge } from './data-set.ts'
import { openZoneSchema } from './open-places.ts'

/** Zones with their outlines. */
export const readOpenZones = defineOperation({
  name: 'read-open-zones',
  method: 'GET',
  path: 'open-data/zones.json',
  access: 'public',
  summary: 'Zones with their outlines',
  output: z.object({ ...dataSetHead, zones: z.array(openZoneSchema) }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})
