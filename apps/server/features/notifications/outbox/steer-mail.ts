import type { sendAgain, stopMail as stopMailOperation } from '@dovolilnice/contract/mails/outbox/outbox'
import type { Handler } from '../../../platform/http/context.ts'
import { mailSubject } from '../../../platform/mail/read-mails.ts'
import { stopMail } from '../../../platform/mail/send-again.ts'
import { resendRecorded } from '../recorded-mails.ts'

export const handleSendAgain: Handler<typeof sendAgain> = async ({ params, body }, context) => ({
  id: await resendRecorded(context, params.id, { right: 'mails:manage', recipient: body.recipient }),
})

export const handleStopMail: Handler<typeof stopMailOperation> = async ({ params }, { trx, record }) => {
  const mail = await stopMail(trx, params.id)
  record({ subject: mailSubject(mail), after: { recipient: mail.recipient } })
}
