import { z } from 'zod'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { localDaySchema } from '../../primitives/local-day.ts'
import { reasonSchema } from '../../primitives/text-fields.ts'
import { seenVersion, stepErrors, steppedApplicationSchema } from '../application-step.ts'

/**
 * A clerk asks for what is missing (ZUP, art. 67). Without `due_on` the deadline is the municipality's, five working days by default.
 */
export const requestSupplement = defineOperation({
  name: 'request-supplement',
  method: 'POST',
  path: 'v1/admin/applications/{id}/supplement-request',
  access: 'applications:decide',
  summary: 'Asks the applicant for a supplement',
  params: idParams,
  body: z.object({
    ...seenVersion,
    text: reasonSchema,
    due_on: localDaySchema.optional(),
    /** Types of documents of its kind that the supplement must bring; absent: it is asked for in words alone. */
    documents: z.array(z.string().max(80)).max(50).optional(),
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:request_supplement', kind: 'change' },
})
