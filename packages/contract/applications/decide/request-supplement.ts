import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { groundsSchema } from '../../primitives/heard.ts'

/**
 * A clerk asks for what is missing (ZUP, art. 67). Without `due_on` the party has the municipality's number of days, fifteen by default; a clerk
 * sets no day before its smallest number.
 */
export const requestSupplement = defineOperation({
  name: 'request-supplement',
  path: 'v1/admin/applications/{id}/supplement-request',
  access: 'applications:conduct',
  summary: 'Asks the applicant for a supplement',
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

/**
 * Takes the call for a supplement back that is no longer needed, by an official note (ZUP, art. 74), and tells the party. The application was complete:
 * the term to decide counts as if nobody had called.
 */
export const closeSupplement = defineOperation({
  name: 'close-supplement',
  path: 'v1/admin/applications/{id}/close-supplement',
  access: 'applications:conduct',
  summary: 'Takes the call for a supplement back, with a reason',
  body: z.object({ ...seenVersion, reason: groundsSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:close_supplement', kind: 'change' },
})
