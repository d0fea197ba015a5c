import { z } from 'zod/mini'
import { requiredDocumentSchema } from './permit-kind.ts'

const groundSchema = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

/** A document as the office asks for it, with its ground. Applicants read both joined (`kinds/explained-documents.ts`), so their form needs no schema for it. */
export const askedDocumentSchema = z.extend(requiredDocumentSchema, {
  ground: z.optional(z.object({ sl: groundSchema, en: groundSchema })),
})
