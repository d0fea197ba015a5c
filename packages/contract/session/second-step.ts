import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { eitherCodeSchema } from '../second-factor/either-code.ts'
import { passkeyProofSchema, passkeyRequestSchema } from '../second-factor/passkey-messages.ts'
import { sessionUserSchema } from './session-user.ts'
import { signInStep } from './signed-in-by.ts'

/** What may follow a right password. */
export const secondStepWays = ['passkey', 'code', 'recovery_code'] as const
export const secondStepSchema = z.object({ ways: z.array(z.enum(secondStepWays)) })
export type SecondStep = z.output<typeof secondStepSchema>

/** The second step after the password. After five wrong codes the password must be given again. */
export const signInWithCode = defineOperation({
  ...signInStep,
  name: 'sign-in-with-code',
  path: 'auth/second-step/code',
  summary: 'Finishes a sign-in with a code',
  body: z.object({ code: eitherCodeSchema }),
  output: z.object({ user: sessionUserSchema }),
  errors: ['invalid_code', 'invalid_recovery_code', 'step_expired', 'rate_limited'],
})

/** A challenge for a passkey: of the person who has just given a password, or of anybody who holds one. It works once. */
export const beginPasskeySignIn = defineOperation({
  ...signInStep,
  name: 'begin-passkey-sign-in',
  path: 'auth/passkey/begin',
  summary: 'Begins to sign in with a passkey',
  /** True: of the person whose password was right just now; false: of anybody. */
  body: z.object({ second_step: z.boolean() }),
  output: z.object({ options: passkeyRequestSchema }),
  errors: ['passkeys_impossible', 'rate_limited'],
})

/** Signs in with a passkey: as the second step, or without a password. */
export const signInWithPasskey = defineOperation({
  ...signInStep,
  name: 'sign-in-with-passkey',
  path: 'auth/passkey',
  summary: 'Signs in with a passkey',
  body: z.object({ proof: passkeyProofSchema }),
  output: z.object({ user: sessionUserSchema }),
  errors: ['passkey_refused', 'step_expired', 'local_sign_in_off', 'rate_limited'],
})
