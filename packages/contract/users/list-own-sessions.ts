import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { ownSessionSchema } from './account.ts'

export const listOwnSessions = defineOperation({
  name: 'list-own-sessions',
  method: 'GET',
  path: 'v1/services/account/sessions',
  access: 'session',
  duringReset: true,
  duringSetUp: true,
  summary: 'Where one is signed in',
  output: z.object({ items: z.array(ownSessionSchema) }),
})
