import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { openDataRate, settledMaxAge } from './data-set.ts'

/** Zones, hours and permits as DATEX II v3.7. */
export const readControlledZones = defineOperation({
  name: 'read-controlled-zones',
  method: 'GET',
  path: 'open-data/datex2/controlled-zones.xml',
  access: 'public',
  summary: 'Zones, hours and permits as DATEX II v3.7',
  output: z.string(),
  openData: { maxAge: settledMaxAge, mediaType: 'application/xml' },
  rate: openDataRate,
})
