import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { heardShape } from '../../primitives/heard.ts'
import { idSchema } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { rejectionShape } from './rejection-reasons.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Rejects and mails the decision with its reason and the legal remedy. */
export const rejectApplication = defineOperation({
  name: 'reject-application',
  method: 'POST',
  path: 'v1/admin/applications/mail/reject-application',
  access: 'applications:decide',
  summary: 'Rejects an application by mail',
  body: z.object({
    application_uuid: idSchema,
    ...seenVersion,
    ...rejectionShape,
    ...heardShape,
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:reject', kind: 'change' },
})
