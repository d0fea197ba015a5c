import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Grants an appeal: issues the decision that replaces the act (ZUP, art. 242 and 243), or the order that sets an order aside. The application is in
 * review again and is decided next; a permit that was taken away is in force again. Only against an act with which something ended.
 */
export const grantAppeal = defineOperation({
  name: 'grant-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/grant',
  access: 'applications:decide',
  summary: 'Grants an appeal by a replacement decision',
  params: idParams,
  body: z.object({
    ...seenVersion,
    /** What was found, in the words of the decision. */
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: groundsSchema,
  }),
  output: steppedAppealSchema,
  errors: [...appealStepErrors, 'not_replaceable', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'appeal:grant', kind: 'change' },
})
