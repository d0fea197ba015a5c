import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Tries a mail that failed for good once more, to the same address: the mailbox was full, or the server was down for days. */
export const resendMail = defineOperation({
  name: 'resend-mail',
  method: 'POST',
  path: 'v1/admin/mails/{id}/resend',
  access: 'notifications:send',
  summary: 'Try a mail that failed once more',
  params: idParams,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'mail:resend', kind: 'change' },
})
