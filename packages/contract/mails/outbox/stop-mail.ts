import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Tries a waiting mail no more. A try that runs just now may still deliver it: then it counts as sent. */
export const stopMail = defineOperation({
  name: 'stop-mail',
  method: 'POST',
  path: 'v1/admin/outbox/{id}/stop',
  access: 'mails:manage',
  summary: 'Stop sending a mail that waits',
  params: idParams,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'mail:stop', kind: 'change' },
})
