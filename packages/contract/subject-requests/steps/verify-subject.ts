import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { identityChecks } from '../subject-request-codes.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records how it was made sure that who asks is the person. */
export const verifySubject = defineOperation({
  name: 'verify-subject',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/verify',
  access: 'privacy:write',
  summary: 'Records the identity check of a data subject',
  params: idParams,
  body: z.object({
    ...seenVersion,
    identity: z.enum(identityChecks),
    identity_on: localDaySchema,
    identity_note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
  output: steppedRequestSchema,
  errors: requestStepErrors,
  audit: { action: 'subject_request:verify', kind: 'change' },
})
