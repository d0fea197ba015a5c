import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams, instantSchema } from '../primitives/ids.ts'
import { accessLogRowSchema, accessTagSchema } from './access-log.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/**
 * One line of the log with all that is known about it: the permit's holder, the other events of the same presentation, its tags,
 * and what the gate would decide now, so that a clerk can tell a caller whether the problem is solved.
 */
export const accessLogDetailsSchema = z.extend(z.omit(accessLogRowSchema, { tags: true, report: true }), {
  holder_name: z.nullable(z.string()),
  holder_user_id: z.nullable(z.uuid()),
  whitelist_version: z.nullable(z.int()),
  decided_in_ms: z.nullable(z.number()),
  /** What the gate's clock said, where it cannot be true and `at` is the time of arrival. */
  claimed_at: z.nullable(instantSchema),
  presentation: z.array(z.pick(accessLogRowSchema, { id: true, at: true, event_name: true, reason: true, reason_details: true })),
  tags: z.array(accessTagSchema),
  /** What the holder reported about it, and the office's answer. */
  report: z.nullable(
    z.object({
      reported_at: instantSchema,
      remark: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      settled_at: z.nullable(instantSchema),
      settled_by_name: z.nullable(z.string()),
    }),
  ),
  /** The verdict of the same rule at this moment; null when the line carries no credential any more. */
  now: z.nullable(z.object({ allowed: z.boolean(), reason: reasonSchema, reason_details: reasonDetailsSchema })),
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
