import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationProgressSchema } from '../application-progress.ts'

/** The signed-in applicant withdraws. */
export const withdrawOwnApplication = defineOperation({
  name: 'withdraw-own-application',
  method: 'POST',
  path: 'v1/user/applications/{id}/withdraw',
  access: 'session',
  summary: 'Withdraws one of my applications',
  params: idParams,
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(2000))) }),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'application:withdraw', kind: 'change' },
})
