import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { emailSchema } from '../../primitives/field-schemas.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'

/**
 * Sends a mail once more. One that waits is tried at once. One that failed or was stopped is tried anew. One that was sent stays as it is, and a copy
 * goes. To another address a copy goes too; the mail itself, where it was not sent, is then stopped.
 */
export const sendAgain = defineOperation({
  name: 'send-again',
  method: 'POST',
  path: 'v1/admin/outbox/{id}/send-again',
  access: 'mails:manage',
  summary: 'Send a mail once more, to the same or to another address',
  params: idParams,
  body: z.object({ recipient: emailSchema }),
  /** The mail that goes: the same, or its copy. */
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'mail_link', 'restricted'],
  audit: { action: 'mail:resend', kind: 'change' },
})
