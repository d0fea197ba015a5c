import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Takes a supplement that came before the order of dismissal was served (ZUP, art. 67): an order withdraws the dismissal, and the application is in
 * review again. `illegal_transition` where none came, or the order was served in the meantime.
 */
export const takeLateSupplement = defineOperation({
  name: 'take-late-supplement',
  method: 'POST',
  path: 'v1/admin/applications/{id}/late-supplement',
  access: 'applications:decide',
  summary: 'Takes a late supplement and withdraws the dismissal',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:return', kind: 'change' },
})
