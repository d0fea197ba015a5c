import { z } from 'zod'
import { applicationStatuses } from '../applications/application-status.ts'
import { defineOperation } from '../operation.ts'
import { permitStatuses } from '../permits/permit-status.ts'
import { vehicleSchema } from '../permits/opening/vehicles-on-day.ts'
import { idSchema } from '../primitives/ids.ts'
import { roleSchema } from '../users/user.ts'

/** The shortest text that is looked for, without blanks and hyphens. */
export const shortestSearch = 2
/** The most results of each group. */
export const mostFound = 8

const found = { id: idSchema, name: z.string(), email: z.string().nullable() }
const record = { ...found, number: z.string(), parking_lot_name: z.string() }

export const searchResultSchema = z.object({
  applications: z.array(z.object({ ...record, plates: z.array(z.string()), status: z.enum(applicationStatuses) })),
  /** Also with the vehicles that no longer hold: one of them may be what was looked for. */
  permits: z.array(z.object({ ...record, vehicles: z.array(vehicleSchema), status: z.enum(permitStatuses) })),
  users: z.array(z.object({ ...found, role: roleSchema })),
})
export type SearchResult = z.output<typeof searchResultSchema>

/**
 * Looks for the beginning of a number, name, plate, e-mail address, phone number or tag, however it is written. Groups that the caller may not
 * read stay empty. Each search is audited.
 */
export const search = defineOperation({
  name: 'search',
  method: 'GET',
  path: 'v1/admin/search',
  access: 'admin:resources',
  summary: 'Finds applications, permits and people',
  query: z.object({ q: z.string({ error: 'required' }).trim().min(shortestSearch).max(120) }),
  output: searchResultSchema,
  audit: { action: 'search:find', kind: 'read' },
})
