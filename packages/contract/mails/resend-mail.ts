import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/**
 * Sends a permanently failed mail once more: the mailbox was full, or the mail server was down for days. One with a link to an application, or with
 * files, goes to the address that its record has now.
 */
export const resendMail = defineOperation({
  name: 'resend-mail',
  method: 'POST',
  path: 'v1/admin/mails/{id}/resend',
  access: 'notifications:send',
  summary: 'Try a mail that failed once more',
  params: idParams,
  errors: ['not_found', 'illegal_transition', 'mail_link', 'restricted'],
  audit: { action: 'mail:resend', kind: 'change' },
})
