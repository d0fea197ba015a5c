import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk gives more time for a supplement: grants the party's request that waits, or extends by hand before the term runs out. */
export const extendTerm = defineOperation({
  name: 'extend-term',
  method: 'POST',
  path: 'v1/admin/applications/{id}/extension/grant',
  access: 'applications:conduct',
  summary: 'Gives more time for a supplement',
  params: idParams,
  body: z.object({ ...seenVersion, due_on: localDaySchema, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:extend_term', kind: 'change' },
})
