import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** Signs out on one device, or, without `session_id`, everywhere, here too. */
export const endOwnSessions = defineOperation({
  name: 'end-own-sessions',
  method: 'POST',
  path: 'v1/services/account/sessions/end',
  access: 'session',
  duringReset: true,
  summary: 'Signs out on one device or everywhere',
  body: z.object({ session_id: z.optional(idSchema) }),
  output: z.object({ ended: z.int() }),
  errors: ['not_found'],
  audit: { action: 'account:end_sessions', kind: 'change' },
})
