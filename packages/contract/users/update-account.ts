import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { accountSchema } from './account.ts'
import { personFieldsSchema } from './user.ts'
import { seenVersion } from '../history/seen-version.ts'

/** Changes one's own data. The e-mail address and the password have separate calls, because they need the present password. */
export const updateAccount = defineOperation({
  name: 'update-account',
  method: 'POST',
  path: 'v1/services/account/update',
  access: 'session',
  summary: 'Changes own data',
  body: z.extend(personFieldsSchema, seenVersion),
  output: accountSchema,
  errors: ['conflict'],
  audit: { action: 'account:update', kind: 'change' },
})
