import { z } from 'zod/mini'
import { permissions, roles } from '../permissions.ts'
import { localeSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { signedInBy } from './signed-in-by.ts'

/**
 * The person who is signed in, as the specification names the fields.
 * `reset`: the password must be changed before anything else. `access_token`: an opaque handle of the session that opens nothing
 * without the session cookie. `second_factor_due`: `required` when the role needs a second factor and the person has none: it must be added
 * before anything else.
 */
export const sessionUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  type: z.enum(['person', 'company']),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  reset: z.boolean(),
  second_factor_due: z.enum(['no', 'asked', 'required']),
  signed_in_by: z.enum(signedInBy),
  last_seen: z.nullable(instantSchema),
  access_token: z.string(),
  locale: localeSchema,
})
export type SessionUser = z.output<typeof sessionUserSchema>
