import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { idParams } from '../../primitives/ids.ts'
import { dismissalGrounds } from '../appeal-codes.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Dismisses an appeal by an order (ZUP, art. 240). As late only where the recorded day of service says so. */
export const dismissAppeal = defineOperation({
  name: 'dismiss-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/dismiss',
  access: 'applications:decide',
  summary: 'Dismisses an appeal by an order',
  params: idParams,
  body: z.object({ ...seenVersion, ground: z.enum(dismissalGrounds), reason: groundsSchema }),
  output: steppedAppealSchema,
  errors: [...appealStepErrors, 'appeal_in_time', 'appeal_not_served', 'appeal_call_open'],
  audit: { action: 'appeal:dismiss', kind: 'change' },
})
