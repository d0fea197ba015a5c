import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { administeredZoneSchema, zoneFormSchema } from './zone.ts'
import { idSchema } from '../primitives/field-schemas.ts'

/** The zones that have a lot in use, by name. */
export const readZones = defineRead({
  name: 'read-zones',
  path: 'v1/admin/parking/zones',
  access: 'parking:read',
  summary: 'Zones with their outlines, for administrators',
  output: z.object({ zones: z.array(administeredZoneSchema) }),
})

/** Renames a zone, which renames it on its lots too, and sets its outline. */
export const updateZone = defineOperation({
  name: 'update-zone',
  path: 'v1/admin/parking/zones/{id}/update',
  access: 'parking:write',
  summary: 'Change a zone',
  body: zoneFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate', 'conflict'],
  audit: { action: 'zone:update', kind: 'change' },
})
