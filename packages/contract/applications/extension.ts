import { z } from 'zod/mini'
import { localDaySchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** More time for a supplement: asked for by the party, or given by a clerk (ZUP, art. 99). */
export const extensionSchema = z.object({
  id: idSchema,
  asked_by_party: z.boolean(),
  reason: z.nullable(z.string()),
  asked_at: instantSchema,
  /** Null while it waits for a clerk. */
  granted: z.nullable(z.boolean()),
  /** The new last day, where it was granted. */
  due_on: z.nullable(localDaySchema),
  answer: z.nullable(z.string()),
})
export type Extension = z.output<typeof extensionSchema>
