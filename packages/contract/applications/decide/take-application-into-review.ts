import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'

/** A clerk begins to work on an application. */
export const takeApplicationIntoReview = defineOperation({
  name: 'take-application-into-review',
  path: 'v1/admin/applications/{id}/review',
  access: 'applications:conduct',
  summary: 'Takes an application into review',
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:take_into_review', kind: 'change' },
})
