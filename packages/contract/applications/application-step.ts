import { z } from 'zod/mini'
import { applicationStatusSchema } from './application.ts'

/** The application after a step. */
export const steppedApplicationSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: applicationStatusSchema,
  version: z.int(),
})
