import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { administeredZoneSchema } from './zone.ts'

/** The zones that have a lot in use, by name. */
export const readZones = defineOperation({
  name: 'read-zones',
  method: 'GET',
  path: 'v1/admin/parking/zones',
  access: 'parking:read',
  summary: 'Zones with their outlines, for administrators',
  output: z.object({ zones: z.array(administeredZoneSchema) }),
})
