import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** The permit opens again until its last day. The holder gets a mail with the reason. */
export const resumePermit = defineOperation({
  name: 'resume-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/resume',
  access: 'permits:write',
  summary: 'Put a suspended permit in force again',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedPermitSchema,
  errors: [...stepErrors],
  audit: { action: 'permit:resume', kind: 'change' },
})
