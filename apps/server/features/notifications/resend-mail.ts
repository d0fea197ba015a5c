import { OperationError } from '@dovolilnice/contract/errors'
import type { resendMail } from '@dovolilnice/contract/mails/resend-mail'
import type { Handler } from '../../platform/http/context.ts'
import { requeueMail } from '../../platform/mail/queue-mail.ts'

export const handleResendMail: Handler<typeof resendMail> = async ({ params }, context) => {
  const mail = await requeueMail(context.trx, context, params.id, context.now)
  if (mail === undefined) throw new OperationError('not_found')
  if (!mail.queued) throw new OperationError('illegal_transition')
  context.record({
    subject: { type: mail.subject_type ?? 'mail', id: mail.subject_id ?? mail.id, label: mail.subject },
    after: { recipient: mail.recipient },
  })
}
