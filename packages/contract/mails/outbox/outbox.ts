import type { Text } from '../../locale.ts'
import { type MailStatus, mailStatuses } from './mail-status.ts'
import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema, emailSchema } from '../../primitives/field-schemas.ts'
import { keysOf } from '../../keys-of.ts'
import { mailFailureLabels } from './mail-failure-words.ts'
import { mailFailures } from './mail-failures.ts'
import { defineOperation, defineRead } from '../../operation.ts'

/** What a mail is about, by the noun before the colon of its template (`permit:notice`). */
export const mailKindLabels = {
  application: { sl: 'Vloga', en: 'Application' },
  act: { sl: 'Akt', en: 'Act' },
  permit: { sl: 'Dovolilnica', en: 'Permit' },
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
  refund: { sl: 'Vračilo', en: 'Refund' },
  account: { sl: 'E-poštni naslov računa', en: 'Address of an account' },
  password: { sl: 'Geslo', en: 'Password' },
  factor: { sl: 'Prijava v dveh korakih', en: 'Sign-in in two steps' },
  subject_request: { sl: 'Zahteva posameznika', en: 'Request of a person' },
  export: { sl: 'Izvoz podatkov', en: 'Data export' },
  coin_machine: { sl: 'Parkomat', en: 'Coin machine' },
  device: { sl: 'Stebriček', en: 'Bollard' },
  staff: { sl: 'Obvestilo zaposlenim', en: 'Notice to staff' },
  retention: { sl: 'Roki hrambe', en: 'Retention' },
} as const satisfies Record<string, Text>

export const mailStatusLabels: Readonly<Record<MailStatus, Text>> = {
  queued: { sl: 'čaka na pošiljanje', en: 'waiting to be sent' },
  sent: { sl: 'poslano', en: 'sent' },
  written: { sl: 'v mapi, ni poslano', en: 'in a folder, not sent' },
  failed: { sl: 'ni poslano', en: 'not sent' },
  returned: { sl: 'vrnjeno, ni prispelo', en: 'returned, did not arrive' },
  stopped: { sl: 'ustavljeno', en: 'stopped' },
}

/** All mails of the town, newest first. The addresses are shortened: the whole one is seen where one mail is opened, which is recorded. */
export const outboxList = defineList({
  title: { sl: 'Odhodna pošta', en: 'Outbox' },
  row: z.object({
    id: idSchema,
    subject: z.string(),
    /** See `mailKindLabels`. */
    kind: z.string(),
    recipient: z.string(),
    status: z.enum(mailStatuses),
    failure: z.nullable(z.enum(mailFailures)),
    /** What the mail is about; the label is a number where the record has one. */
    subject_type: z.nullable(z.string()),
    subject_id: z.nullable(z.string()),
    subject_label: z.nullable(z.string()),
    /** How often it was tried. */
    attempts: z.int(),
    created_at: instantSchema,
    sent_at: z.nullable(instantSchema),
    /** When it is tried again; null where it is not, or is tried just now. */
    next_try_at: z.nullable(instantSchema),
  }),
  columns: {
    subject: { title: { sl: 'Zadeva', en: 'Subject' }, fixed: true, wide: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: mailStatusLabels },
    kind: { title: { sl: 'Vrsta', en: 'Kind' }, labels: mailKindLabels, hidden: true },
    recipient: { title: { sl: 'Prejemnik', en: 'Recipient' } },
    failure: { title: { sl: 'Razlog', en: 'Reason' }, labels: mailFailureLabels, wide: true },
    subject_label: { title: { sl: 'Zapis', en: 'Record' } },
    attempts: { title: { sl: 'Poskusov', en: 'Tries' }, hidden: true },
    created_at: { title: { sl: 'Nastalo', en: 'Written' }, kind: 'instant' },
    sent_at: { title: { sl: 'Poslano', en: 'Sent' }, kind: 'instant', hidden: true },
    next_try_at: { title: { sl: 'Naslednji poskus', en: 'Next try' }, kind: 'instant', hidden: true },
  },
  sortable: ['created_at', 'attempts'],
  defaultSort: { key: 'created_at', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** The whole address of the recipient, or a part of the subject. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    status: z.enum(mailStatuses),
    kind: z.enum(keysOf(mailKindLabels)),
    /** When it was written: instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listOutbox = defineListOperation(outboxList, {
  name: 'list-outbox',
  path: 'v1/admin/outbox',
  access: 'mails:manage',
  summary: 'All mails: waiting, sent, failed and stopped',
  audit: { action: 'mail:list', kind: 'read' },
})

const sendingSchema = z.object({
  /** Where mails go: `host:port`; null where no mail server is set. */
  server: z.nullable(z.string()),
  waiting: z.int(),
  failed: z.int(),
  sent_last_hour: z.int(),
  sent_last_day: z.int(),
  /** The most that may go in an hour; null: as many as there are. */
  hourly_limit: z.nullable(z.int()),
  /** The most that may go in a second, of one process. */
  second_limit: z.int(),
  /** Until when nothing goes, because the limit of the hour is reached. */
  throttled_until: z.nullable(instantSchema),
  last_sent_at: z.nullable(instantSchema),
  /** Why the way to the mail server fails since the last mail that it took; null while it works. */
  trouble: z.nullable(z.object({ failure: z.enum(mailFailures), at: instantSchema })),
})
export type Sending = z.output<typeof sendingSchema>

export const readMailSending = defineRead({
  name: 'read-mail-sending',
  path: 'v1/admin/outbox/sending',
  access: 'mails:manage',
  summary: 'How many mails go, against the limits, and whether the mail server takes them',
  output: sendingSchema,
})

/** One mail as it went or will go. The secrets of its links are left out. */
const outboxMailSchema = z.extend(listOutbox.list.row, {
  /** The same as in the list, but whole. */
  recipient: z.string(),
  /** What the server answered to the last try, word for word. */
  last_error: z.nullable(z.string()),
  text: z.string(),
  attachments: z.array(z.string()),
  /** Where it goes when it is sent again; null where it cannot be: its personal link is not kept, or the record has another address. */
  send_to: z.nullable(z.string()),
  /** False where it holds a personal link or files: then it goes to `send_to` alone. */
  may_readdress: z.boolean(),
  may_stop: z.boolean(),
})
export type OutboxMail = z.output<typeof outboxMailSchema>

export const readOutboxMail = defineRead({
  name: 'read-outbox-mail',
  path: 'v1/admin/outbox/{id}',
  access: 'mails:manage',
  summary: 'A mail with its text, without the secrets of its links',
  output: outboxMailSchema,
  audit: { action: 'mail:read', kind: 'read' },
})

/** The mail's HTML for a frame: no script runs in it, nothing is loaded, and its links hold no secrets. */
export const readOutboxPage = defineRead({
  name: 'read-outbox-page',
  path: 'v1/admin/outbox/{id}/page',
  access: 'mails:manage',
  summary: 'The HTML of a mail, without the secrets of its links',
  audit: { action: 'mail:read', kind: 'read' },
})

/**
 * Sends a mail once more. One that waits is tried at once. One that failed or was stopped is tried anew. One that was sent stays as it is, and a copy
 * goes. To another address a copy goes too; the mail itself, where it was not sent, is then stopped.
 */
export const sendAgain = defineOperation({
  name: 'send-again',
  path: 'v1/admin/outbox/{id}/send-again',
  access: 'mails:manage',
  summary: 'Send a mail once more, to the same or to another address',
  body: z.object({ recipient: emailSchema }),
  /** The mail that goes: the same, or its copy. */
  output: z.object({ id: idSchema }),
  errors: ['mail_link', 'restricted'],
  audit: { action: 'mail:resend', kind: 'change' },
})

/** Tries a waiting mail no more. A try that runs just now may still deliver it: then it counts as sent. */
export const stopMail = defineOperation({
  name: 'stop-mail',
  path: 'v1/admin/outbox/{id}/stop',
  access: 'mails:manage',
  summary: 'Stop sending a mail that waits',
  errors: ['illegal_transition'],
  audit: { action: 'mail:stop', kind: 'change' },
})
