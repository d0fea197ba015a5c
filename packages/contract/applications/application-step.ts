import { z } from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { applicationStatusSchema } from './application.ts'

/** The version that the clerk looked at: when someone has changed the application since, the step is refused with `conflict`. */
export const seenVersion = { version: z.coerce.number({ error: 'required' }).check(z.int(), z.minimum(1)) }

/** The application after a step. */
export const steppedApplicationSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: applicationStatusSchema,
  version: z.int(),
})

/** `conflict` tells who changed what since: its details are `ConflictDetails` (history/conflict.ts). */
export const stepErrors = ['not_found', 'conflict', 'illegal_transition'] as const satisfies readonly ErrorCode[]
