import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema, idParams } from '../../primitives/field-schemas.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * A clerk asks for what is missing (ZUP, art. 67). Without `due_on` the party has the municipality's number of days, fifteen by default; a clerk
 * sets no day before its smallest number.
 */
export const requestSupplement = defineOperation({
  name: 'request-supplement',
  method: 'POST',
  path: 'v1/admin/applications/{id}/supplement-request',
  access: 'applications:conduct',
  summary: 'Asks the applicant for a supplement',
  params: idParams,
  body: z.object({
    ...seenVersion,
    text: reasonSchema,
    due_on: z.optional(localDaySchema),
    /** Types of documents of its kind that the supplement must contain; absent: the clerk asks in words only. */
    documents: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50))),
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:request_supplement', kind: 'change' },
})
