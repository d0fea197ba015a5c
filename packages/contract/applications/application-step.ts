import { z } from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { applicationStatusSchema } from './application.ts'

/** The application after a step. */
export const steppedApplicationSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: applicationStatusSchema,
  version: z.int(),
})

/** The details of a `conflict` are `ConflictDetails` (history/conflict.ts): who changed what since. */
export const stepErrors = ['not_found', 'conflict', 'illegal_transition'] as const satisfies readonly ErrorCode[]
