import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * A late supplement does not make the application complete: the order of dismissal stands, with its own remedy, and the party is told why. No act of
 * its own is issued, for nothing new is decided. `illegal_transition` where none waits.
 */
export const declineLateSupplement = defineOperation({
  name: 'decline-late-supplement',
  method: 'POST',
  path: 'v1/admin/applications/{id}/late-supplement/decline',
  access: 'applications:decide',
  summary: 'Leaves a dismissal in spite of a late supplement',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:decline_supplement', kind: 'change' },
})
