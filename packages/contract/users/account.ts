import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { personFieldsSchema } from './user.ts'

/** The signed-in person's own data. */
export const accountSchema = z.object({
  id: idSchema,
  ...z.pick(personFieldsSchema, { type: true, locale: true }).shape,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  street: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  /** A new address that waits for its confirmation, by the link mailed to it. */
  pending_email: z.nullable(z.string()),
  version: z.int(),
})
export type Account = z.output<typeof accountSchema>

/** One place where the person is signed in. */
export const ownSessionSchema = z.object({
  id: idSchema,
  address: z.string(),
  user_agent: z.string(),
  created_at: instantSchema,
  last_seen_at: instantSchema,
  /** The one this call was made in. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>
