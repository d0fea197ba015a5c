import { z } from 'zod/mini'
import { tagSchema } from '../../primitives/credential.ts'
import { knownGaps } from '../../applications/decide/known-gaps.ts'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'

/** A permit that has just been issued. */
export const issuedPermitSchema = z.object({ permit_uuid: idSchema, number: z.string() })

/** Issues the permit of an application that is paid, or approved without a fee, and completes the application. */
export const issueApplicationPermit = defineOperation({
  name: 'issue-application-permit',
  method: 'POST',
  path: 'v1/admin/permits/application/create',
  access: 'permits:issue',
  summary: 'Issue the permit of an application',
  multipart: true,
  body: z.object({
    application_uuid: idSchema,
    /** The first day, if it is not the application's; never before today. */
    valid_from: z.optional(localDaySchema),
    /** The cards handed over with the permit. */
    tags: z._default(z.array(tagSchema).check(z.maxLength(10)), []),
    ...knownGaps,
  }),
  output: issuedPermitSchema,
  errors: ['not_found', 'illegal_transition', 'payment_required', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'application:complete', kind: 'change' },
})
