import { z } from 'zod/mini'
import { historyRowSchema } from '../history/history.ts'
import { idSchema } from '../primitives/field-schemas.ts'

/** The kinds of events: a change of a record, or a reading of personal data. */
export const eventKinds = ['change', 'read'] as const
export const eventKindSchema = z.enum(eventKinds)
export type EventKind = z.output<typeof eventKindSchema>

/** One line of the audit trail: who did what to whom, when, from where and why. */
export const eventRowSchema = z.extend(historyRowSchema, {
  kind: eventKindSchema,
  actor_id: z.nullable(idSchema),
  /** An id, or the code of a record without an id, such as a type of user. */
  subject_id: z.nullable(z.string()),
  subject_label: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type EventRow = z.output<typeof eventRowSchema>
