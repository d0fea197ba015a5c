import type { ErrorCode } from '../errors.ts'
import { z } from 'zod/mini'

/** The version of the record that the caller read. When someone has changed it since, the answer is `conflict`. */
export const seenVersion = { version: z.int({ error: 'required' }).check(z.minimum(1)) }

/** The same among the fields of a form with files, which are text. */
export const seenVersionInForm = { version: z.coerce.number({ error: 'required' }).check(z.int(), z.minimum(1)) }

/** What a step of a record may fail with. The details of a `conflict` are `ConflictDetails` (conflict.ts): who changed what since. */
export const stepErrors = ['conflict', 'illegal_transition'] as const satisfies readonly ErrorCode[]
