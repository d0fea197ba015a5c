import { z } from 'zod/mini'
import { idSchema } from '../../primitives/ids.ts'

/** The answer to a submitted application; `token` opens its status page. */
export const submittedApplicationSchema = z.object({
  id: idSchema,
  number: z.string(),
  token: z.string(),
  /** The address that the confirmation was mailed to; null without an address. */
  email: z.nullable(z.string()),
})
