import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk has found the application complete: the term to call for a supplement is met. The term to decide runs on. */
export const confirmComplete = defineOperation({
  name: 'confirm-complete',
  method: 'POST',
  path: 'v1/admin/applications/{id}/complete',
  access: 'applications:conduct',
  summary: 'Confirms that an application is complete',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:confirm_complete', kind: 'change' },
})
