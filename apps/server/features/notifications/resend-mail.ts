import { OperationError } from '@dovolilnice/contract/errors'
import type { resendMail } from '@dovolilnice/contract/mails/resend-mail'
import type { resendMails } from '@dovolilnice/contract/mails/resend-mails'
import type { Context, Handler } from '../../platform/http/context.ts'
import { requeueMail } from '../../platform/mail/queue-mail.ts'

/** Tries one mail again and records it; undefined when there is none, false when it cannot be sent again. */
const resend = async (id: string, context: Context): Promise<boolean | undefined> => {
  const mail = await requeueMail(context.trx, context, id, context.now)
  if (mail?.queued === true)
    context.record({
      subject: { type: mail.subject_type ?? 'mail', id: mail.subject_id ?? mail.id, label: mail.subject },
      after: { recipient: mail.recipient },
    })
  return mail?.queued
}

export const handleResendMail: Handler<typeof resendMail> = async ({ params }, context) => {
  const queued = await resend(params.id, context)
  if (queued === undefined) throw new OperationError('not_found')
  if (!queued) throw new OperationError('illegal_transition')
}

export const handleResendMails: Handler<typeof resendMails> = async ({ body }, context) => {
  let queued = 0
  // In one order, so that two clerks who send the same mails do not wait for each other's rows for ever.
  for (const id of [...new Set(body.ids)].toSorted()) if (await resend(id, context)) queued += 1
  if (queued === 0) throw new OperationError('illegal_transition')
  return { queued }
}
