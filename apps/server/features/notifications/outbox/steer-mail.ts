import type { sendAgain } from '@dovolilnice/contract/mails/outbox/send-again'
import type { stopMail as stopMailOperation } from '@dovolilnice/contract/mails/outbox/stop-mail'
import type { Row } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { sendMailAgain, stopMail } from '../../../platform/mail/send-again.ts'

/** The event stands in the history of the record that the mail is about. */
const subjectOf = ({ id, subject, subject_type: type, subject_id: about }: Row<'mail'>) => ({
  type: type ?? ('mail' as const),
  id: about ?? id,
  label: subject,
})

export const handleSendAgain: Handler<typeof sendAgain> = async ({ params, body }, context) => {
  const { mail, id } = await sendMailAgain(context.trx, context, params.id, body.recipient)
  context.record({ subject: subjectOf(mail), before: { recipient: mail.recipient }, after: { recipient: body.recipient } })
  return { id }
}

export const handleStopMail: Handler<typeof stopMailOperation> = async ({ params }, { trx, record }) => {
  const mail = await stopMail(trx, params.id)
  record({ subject: subjectOf(mail), after: { recipient: mail.recipient } })
}
