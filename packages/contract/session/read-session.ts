import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { sessionUserSchema } from './session-user.ts'

/** Who is signed in, or null: the page asks at its start whether the stored user still has a session. */
export const readSession = defineOperation({
  name: 'read-session',
  method: 'GET',
  path: 'auth/session',
  access: 'public',
  summary: 'Tells who is signed in',
  output: z.object({ user: z.nullable(sessionUserSchema) }),
})
