import { z } from 'zod/mini'
import { townNoteSchema } from '../names/town-words.ts'
import { requiredDocumentSchema } from './permit-kind.ts'

/** A document as the office asks for it, with its ground. Applicants read both joined (`kinds/explained-documents.ts`), so their form needs no schema for it. */
export const askedDocumentSchema = z.extend(requiredDocumentSchema, {
  ground: z.optional(townNoteSchema),
})
