import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, seenAppeal, steppedAppealSchema } from '../appeal.ts'

/**
 * Grants an appeal: issues the decision that replaces the act (ZUP, art. 242 and 243). The application is in review again and is approved next;
 * a permit that was taken away is in force again.
 */
export const grantAppeal = defineOperation({
  name: 'grant-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/grant',
  access: 'applications:decide',
  summary: 'Grants an appeal by a replacement decision',
  params: idParams,
  body: z.object({
    ...seenAppeal,
    /** What was found, in the words of the decision. */
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: reasonSchema,
  }),
  output: steppedAppealSchema,
  errors: [...appealStepErrors, 'permit_exists'],
  audit: { action: 'appeal:grant', kind: 'change' },
})
