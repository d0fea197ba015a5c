import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import { idSchema } from '../primitives/field-schemas.ts'
import { roleSchema } from '../users/user.ts'

/** The choices of the administrators' screens, and the counts of waiting work. */
export const adminResourcesSchema = z.object({
  /** Applications that wait for a clerk, for the drawer's badge. */
  waiting_applications: z.int(),
  staff: z.array(z.object({ id: idSchema, name: z.string(), role: roleSchema })),
  /** All bollards, because history names those out of use too. */
  devices: z.array(z.object({ code: z.string(), name: z.string(), active: z.boolean() })),
})
export type AdminResources = z.output<typeof adminResourcesSchema>

export const readAdminResources = defineRead({
  name: 'read-admin-resources',
  path: 'v1/resources/admin',
  access: 'admin:resources',
  summary: 'Waiting work, staff and gates for administrators',
  output: adminResourcesSchema,
  etag: true,
})
