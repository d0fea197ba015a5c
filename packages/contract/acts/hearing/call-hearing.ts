import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'

/**
 * Tells a party what was found out, by an act, and asks for its answer: before an application is rejected on facts that the party does not know, and
 * before a permit is revoked (ZUP, art. 9 and 146). Without a day the term is the municipality's.
 */
export const callHearing = defineOperation({
  name: 'call-hearing',
  method: 'POST',
  path: 'v1/admin/acts/hearings',
  access: 'applications:conduct',
  summary: 'Tells a party what was found out and asks for its answer',
  body: z.object({
    /** Id of the application or permit. */
    record_id: idSchema,
    facts: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(4000)),
    due_on: z.optional(localDaySchema),
  }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:hear', kind: 'change' },
})
