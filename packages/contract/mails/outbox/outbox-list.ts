import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { idSchema, instantSchema } from '../../primitives/ids.ts'
import { keysOf } from '../../keys-of.ts'
import { mailFailureLabels } from './mail-failure-words.ts'
import { mailFailures } from './mail-failures.ts'
import { mailKindLabels } from './mail-kinds.ts'
import { mailStatusLabels } from './mail-status-words.ts'
import { mailStatuses } from './mail-status.ts'

/** All mails of the town, newest first. The addresses are shortened: the whole one is seen where one mail is opened, which is recorded. */
const outboxList = defineList({
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
