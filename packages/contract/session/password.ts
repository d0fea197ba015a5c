import { addSentences } from '../errors.ts'
import { passwordSentences } from '../password-sentences.ts'
import { z } from 'zod/mini'
import { emailSchema } from '../primitives/field-schemas.ts'

addSentences(passwordSentences)

export const minimumPasswordLength = 12

/** A new password: at least 12 characters; length, not composition, is what protects (NIST SP 800-63B). */
export const newPasswordSchema = z
  .string({ error: 'required' })
  .check(z.minLength(minimumPasswordLength, 'password_short'), z.maxLength(200))

/** A new password typed twice, with the token of a mailed link. */
export const resetPasswordSchema = z
  .object({
    token: z.string().check(z.minLength(20), z.maxLength(200)),
    email: z.optional(emailSchema),
    password: newPasswordSchema,
    password_confirmation: z.string({ error: 'required' }),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, { message: 'password_mismatch', path: ['password_confirmation'] }),
  )
