import { z } from 'zod'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { accessLogRowSchema, accessTagSchema } from './access-log.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/**
 * One line of the log with all that is known about it: the permit's holder, the other events of the same presentation, its tags,
 * and what the gate would decide now, so that a clerk can say on the phone whether it has been put right.
 */
export const accessLogDetailsSchema = accessLogRowSchema.omit({ tags: true }).extend({
  holder_name: z.string().nullable(),
  holder_user_id: z.uuid().nullable(),
  whitelist_version: z.number().int().nullable(),
  decided_in_ms: z.number().nullable(),
  presentation: z.array(accessLogRowSchema.pick({ id: true, at: true, event_name: true, reason: true, reason_details: true })),
  tags: z.array(accessTagSchema),
  /** The verdict of the same rule at this moment; null when the line carries no credential any more. */
  now: z.object({ allowed: z.boolean(), reason: reasonSchema, reason_details: reasonDetailsSchema }).nullable(),
})

export const getAccessLog = defineOperation({
  name: 'get-access-log',
  method: 'GET',
  path: 'v1/admin/access-log/{id}',
  access: 'access-log:read',
  summary: 'One line of the access log with its explanation',
  params: idParams,
  output: accessLogDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'access_log:read', kind: 'read' },
})
