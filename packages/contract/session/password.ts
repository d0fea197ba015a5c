import { z } from 'zod'
import { emailSchema } from '../primitives/text-fields.ts'

export const minimumPasswordLength = 12

/** A new password: at least 12 characters; length, not composition, is what protects (NIST SP 800-63B). */
export const newPasswordSchema = z.string({ error: 'required' }).min(minimumPasswordLength, 'password_short').max(200)

/** A new password typed twice, with the token of a mailed link. */
export const resetPasswordSchema = z
  .object({
    token: z.string().min(20).max(200),
    email: emailSchema.optional(),
    password: newPasswordSchema,
    password_confirmation: z.string({ error: 'required' }),
  })
  .refine((form) => form.password === form.password_confirmation, { message: 'password_mismatch', path: ['password_confirmation'] })
