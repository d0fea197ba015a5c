import { z } from 'zod/mini'
import { applicationStatuses } from '../applications/application-status.ts'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { attentionReasons } from './device-attention.ts'

/** How far ahead the dashboard looks, and how far back. */
export const expiringDays = 30
export const passageDays = 14

/** The figures that matter today. `documents.expiring`: those that a permit in force was issued for and that end before it, within the days ahead or already. */
export const dashboardSchema = z.object({
  /** Applications that are not ended, by status, also the statuses with none. */
  applications: z.array(z.object({ status: z.enum(applicationStatuses), count: z.int() })),
  permits: z.object({ active: z.int(), expiring: z.int() }),
  documents: z.object({ expiring: z.int() }),
  bollards: z.object({
    total: z.int(),
    attention: z.array(z.object({ code: z.string(), name: z.string(), reasons: z.array(z.enum(attentionReasons)) })),
  }),
  /** One for each of the last local days, oldest first, today last. */
  passages: z.array(z.object({ day: localDaySchema, admitted: z.int(), refused: z.int() })),
})
export type Dashboard = z.output<typeof dashboardSchema>

export const readDashboard = defineOperation({
  name: 'read-dashboard',
  method: 'GET',
  path: 'v1/admin/dashboard',
  access: 'admin:resources',
  summary: 'The figures of the day',
  output: dashboardSchema,
})
