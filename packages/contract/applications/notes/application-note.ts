import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../../primitives/ids.ts'

/** A note as it is written; `@Name Surname` mentions a colleague. */
export const noteTextSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(2000))

/** What a clerk wrote about an application, for colleagues alone. */
export const applicationNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  author_name: z.string(),
  created_at: instantSchema,
})
