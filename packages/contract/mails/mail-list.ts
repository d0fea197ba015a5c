import { z } from 'zod/mini'
import { textIn } from '../in-language.ts'
import { defineList } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { mailFailureLabels } from './outbox/mail-failure-words.ts'
import { mailFailures } from './outbox/mail-failures.ts'

/** A mail that has not been sent: it still waits, or it failed for good. */
const unsentStatuses = ['queued', 'failed'] as const

export const unsentStatusLabels = {
  queued: { sl: 'čaka na pošiljanje', en: 'waiting to be sent' },
  failed: { sl: 'ni poslano', en: 'not sent' },
} as const

export const mailList = defineList({
  title: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
  row: z.object({
    id: idSchema,
    subject: z.string(),
    recipient: z.string(),
    status: z.enum(unsentStatuses),
    /** See `mailSchema`. */
    failure: z.nullable(z.enum(mailFailures)),
    last_error: z.nullable(z.string()),
    /** How often it was tried. */
    attempts: z.int(),
    created_at: instantSchema,
    /** See `mailSchema`. */
    resendable: z.boolean(),
  }),
  columns: {
    subject: { title: { sl: 'Zadeva', en: 'Subject' }, fixed: true },
    recipient: { title: { sl: 'Prejemnik', en: 'Recipient' } },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: unsentStatusLabels },
    last_error: {
      title: { sl: 'Razlog', en: 'Reason' },
      wide: true,
      text: ({ failure, last_error: answer }, locale) => (failure === null ? (answer ?? '') : textIn(mailFailureLabels[failure], locale)),
    },
    attempts: { title: { sl: 'Poskusov', en: 'Tries' } },
    created_at: { title: { sl: 'Nastalo', en: 'Written' }, kind: 'instant' },
  },
  sortable: ['created_at', 'recipient', 'status'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({
    /** A part of the recipient or the subject. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    status: z.enum(unsentStatuses),
  }),
})
