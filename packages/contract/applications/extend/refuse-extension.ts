import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk refuses the party's request for more time; the term stays as it is. `illegal_transition` where none waits. */
export const refuseExtension = defineOperation({
  name: 'refuse-extension',
  method: 'POST',
  path: 'v1/admin/applications/{id}/extension/refuse',
  access: 'applications:conduct',
  summary: 'Refuses more time for a supplement',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:refuse_extension', kind: 'change' },
})
