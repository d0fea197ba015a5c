import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Sends a permanently failed mail once more, to the same address: the mailbox was full, or the mail server was down for days. */
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
