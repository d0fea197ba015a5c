import { z } from 'zod/mini'
import { seenValues } from '../history/seen-values.ts'
import { defineOperation } from '../operation.ts'
import { factorRuleSchema } from './second-factor.ts'

/** What the town asks of each role of its staff; regular users may always add a second factor. */
export const signInPolicySchema = z.object({ operator: factorRuleSchema, admin: factorRuleSchema, root: factorRuleSchema })
export type SignInPolicy = z.output<typeof signInPolicySchema>

export const readSignInPolicy = defineOperation({
  name: 'read-sign-in-policy',
  method: 'GET',
  path: 'v1/admin/sign-in-policy',
  access: 'users:roles',
  summary: 'Of which roles a second factor is asked',
  output: signInPolicySchema,
})

/** Holds at once, also for people who are signed in with their password alone. */
export const updateSignInPolicy = defineOperation({
  name: 'update-sign-in-policy',
  method: 'POST',
  path: 'v1/admin/sign-in-policy/update',
  access: 'users:roles',
  summary: 'Sets of which roles a second factor is asked',
  body: z.extend(signInPolicySchema, { seen: seenValues }),
  output: signInPolicySchema,
  errors: ['conflict'],
  audit: { action: 'policy:update', kind: 'change' },
})
