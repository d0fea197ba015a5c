import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { emailSchema } from '../primitives/field-schemas.ts'
import { idParams, idSchema } from '../primitives/ids.ts'
import { lastScheduleDay, schedulePeriods } from './export-schedule.ts'

/** The name of one folder, which is made under the product's own: never a path. */
const folderSchema = z.string({ error: 'required' }).check(z.trim(), z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/i, { error: 'invalid' }))

const common = {
  /** The day of the month on which it runs. */
  day: z.int().check(z.minimum(1), z.maximum(lastScheduleDay)),
  period: z.enum(schedulePeriods),
}

/**
 * Exports the list of an export every month, with its filters, order, columns and form. A link goes to somebody with an open account who may see the
 * list, nobody else.
 */
export const scheduleExport = defineOperation({
  name: 'schedule-export',
  method: 'POST',
  path: 'v1/exports/{id}/schedule',
  access: 'exports:read',
  summary: 'Exports the list of an export every month',
  params: idParams,
  body: z.discriminatedUnion('delivery', [
    z.object({ ...common, delivery: z.literal('link'), target: emailSchema }),
    z.object({ ...common, delivery: z.literal('folder'), target: folderSchema }),
  ]),
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'export:schedule', kind: 'change' },
})
