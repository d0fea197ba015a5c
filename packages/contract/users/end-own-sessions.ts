import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** Ends one session, or without `session_id` all sessions, including the caller's. */
export const endOwnSessions = defineOperation({
  name: 'end-own-sessions',
  method: 'POST',
  path: 'v1/services/account/sessions/end',
  access: 'session',
  duringReset: true,
  duringSetUp: true,
  summary: 'Signs out on one device or everywhere',
  body: z.object({ session_id: z.optional(idSchema) }),
  output: z.object({ ended: z.int() }),
  errors: ['not_found'],
  audit: { action: 'account:end_sessions', kind: 'change' },
})
