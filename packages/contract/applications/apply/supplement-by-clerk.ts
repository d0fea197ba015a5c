import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { supplementSchema } from '../application-progress.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { fileErrors } from '../../documents/file-errors.ts'
import { seenVersionInForm } from '../../history/seen-version.ts'

/** A clerk enters a supplement that came on paper. */
export const supplementByClerk = defineOperation({
  name: 'supplement-by-clerk',
  method: 'POST',
  path: 'v1/admin/applications/{id}/supplement',
  access: 'applications:write',
  summary: 'Enters a supplement from paper',
  params: idParams,
  multipart: true,
  body: z.extend(supplementSchema, seenVersionInForm),
  output: steppedApplicationSchema,
  errors: [...stepErrors, ...fileErrors],
  audit: { action: 'application:supplement', kind: 'change' },
})
