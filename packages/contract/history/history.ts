import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** The recorded fields of an event, as they were or became. Their names depend on the subject: `events/event-fields.ts`. */
export const eventValuesSchema = z.nullable(z.record(z.string(), z.unknown()))
export type EventValues = z.output<typeof eventValuesSchema>

/** One line of a record's history; the sentence of `action` is `actionSentence(action, locale)`. */
export const historyRowSchema = z.object({
  id: idSchema,
  at: instantSchema,
  action: z.string(),
  actor_name: z.string(),
  /** The record it concerns: in a record's history also one of its documents. */
  subject_type: z.nullable(z.string()),
  before: eventValuesSchema,
  after: eventValuesSchema,
  reason: z.nullable(z.string()),
})
export type HistoryRow = z.output<typeof historyRowSchema>
export const historySchema = z.array(historyRowSchema)
