import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationProgressSchema } from '../application-progress.ts'

/** The signed-in applicant asks for more time for the supplement. */
export const askOwnExtension = defineOperation({
  name: 'ask-own-extension',
  method: 'POST',
  path: 'v1/user/applications/{id}/extension',
  access: 'session',
  summary: 'Asks for more time for a supplement of one of my applications',
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'application:ask_extension', kind: 'change' },
})
