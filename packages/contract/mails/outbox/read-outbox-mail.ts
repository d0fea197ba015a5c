import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { listOutbox } from './outbox-list.ts'

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

export const readOutboxMail = defineOperation({
  name: 'read-outbox-mail',
  method: 'GET',
  path: 'v1/admin/outbox/{id}',
  access: 'mails:manage',
  summary: 'A mail with its text, without the secrets of its links',
  params: idParams,
  output: outboxMailSchema,
  errors: ['not_found'],
  audit: { action: 'mail:read', kind: 'read' },
})

/** The mail's HTML for a frame: no script runs in it, nothing is loaded, and its links hold no secrets. */
export const readOutboxPage = defineOperation({
  name: 'read-outbox-page',
  method: 'GET',
  path: 'v1/admin/outbox/{id}/page',
  access: 'mails:manage',
  summary: 'The HTML of a mail, without the secrets of its links',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'mail:read', kind: 'read' },
})
