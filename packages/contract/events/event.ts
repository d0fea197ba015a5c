import { z } from 'zod/mini'
import { historyRowSchema } from '../history/history.ts'
import { defineList } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/** What is recorded: a change of something, or a look at personal data. */
export const eventKinds = ['change', 'read'] as const
export const eventKindSchema = z.enum(eventKinds)
export type EventKind = z.output<typeof eventKindSchema>

/** One line of the audit trail: who did what to whom, when, from where and why. */
export const eventRowSchema = z.extend(historyRowSchema, {
  kind: eventKindSchema,
  actor_id: z.nullable(idSchema),
  /** An id, or the code of what has none, as a type of user. */
  subject_id: z.nullable(z.string()),
  subject_label: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type EventRow = z.output<typeof eventRowSchema>

export const eventList = defineList({
  row: eventRowSchema,
  sortable: ['at', 'action', 'actor_name', 'subject_label'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({
    /** A part of the name of who acted or of what it was done to. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    actor_id: idSchema,
    action: z.string().check(z.maxLength(80)),
    subject_type: z.string().check(z.maxLength(40)),
    /** A record: its own events and those of its documents. */
    subject_id: z.string().check(z.maxLength(64)),
    kind: eventKindSchema,
    /** Instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})
