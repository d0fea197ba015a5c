import { z } from 'zod/mini'
import { textIn } from '../locale.ts'
import { defineList, defineListOperation, pageSizes } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { mailFailureLabels } from './outbox/mail-failure-words.ts'
import { mailFailures } from './outbox/mail-failures.ts'
import { defineOperation, defineRead } from '../operation.ts'

/** A mail that nobody got: it still waits, it failed for good, or it came back. */
const unsentStatuses = ['queued', 'failed', 'returned'] as const

const unsentStatusLabels = {
  queued: { sl: 'čaka na pošiljanje', en: 'waiting to be sent' },
  failed: { sl: 'ni poslano', en: 'not sent' },
  returned: { sl: 'vrnjeno', en: 'returned' },
} as const

const mailList = defineList({
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

/** The mails that nobody got, with the reason. */
export const listMails = defineListOperation(mailList, {
  name: 'list-mails',
  path: 'v1/admin/mails',
  access: 'notifications:send',
  summary: 'Mails that wait, failed or came back',
  audit: { action: 'mail:list', kind: 'read' },
})

/** A file that went out with a mail, byte for byte as it was sent. `place`: 0 for the first of the mail. */
export const readMailAttachment = defineRead({
  name: 'read-mail-attachment',
  path: 'v1/admin/mails/{id}/attachments/{place}',
  access: 'applications:read',
  summary: 'A file that was sent with a mail',
  params: z.object({ id: idSchema, place: z.string().check(z.regex(/^\d{1,2}$/)) }),
  errors: ['not_found'],
  audit: { action: 'mail:read_attachment', kind: 'read' },
})

/**
 * Sends a permanently failed mail once more: the mailbox was full, or the mail server was down for days. One with a link to an application, or with
 * files, goes to the address that its record has now.
 */
export const resendMail = defineOperation({
  name: 'resend-mail',
  path: 'v1/admin/mails/{id}/resend',
  access: 'notifications:send',
  summary: 'Try a mail that failed once more',
  errors: ['illegal_transition', 'mail_link', 'restricted'],
  audit: { action: 'mail:resend', kind: 'change' },
})

/** Sends several failed mails once more. Those that cannot be sent again, or were sent meanwhile, stay as they are. */
export const resendMails = defineOperation({
  name: 'resend-mails',
  path: 'v1/admin/mails/resend',
  access: 'notifications:send',
  summary: 'Try failed mails once more',
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(Math.max(...pageSizes))) }),
  /** How many are tried again. */
  output: z.object({ queued: z.int() }),
  errors: ['illegal_transition'],
  audit: { action: 'mail:resend', kind: 'change' },
})
