import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/field-schemas.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk begins to work on an application. */
export const takeApplicationIntoReview = defineOperation({
  name: 'take-application-into-review',
  method: 'POST',
  path: 'v1/admin/applications/{id}/review',
  access: 'applications:conduct',
  summary: 'Takes an application into review',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:take_into_review', kind: 'change' },
})
