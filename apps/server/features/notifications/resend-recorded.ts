import type { Row } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'
import { sendMailAgain } from '../../platform/mail/send-again.ts'
import type { Resending } from '../../platform/mail/send-again.ts'

/** The event stands in the history of the record that the mail is about. */
export const subjectOf = ({ id, subject, subject_type: type, subject_id: about }: Row<'mail'>) => ({
  type: type ?? ('mail' as const),
  id: about ?? id,
  label: subject,
})

/** Sends a mail once more, and records to whom it went and goes; errors as `sendMailAgain`. @returns the id of the mail that goes */
export const resendRecorded = async (context: Context, id: string, resending: Resending): Promise<string> => {
  const { mail, id: going, recipient } = await sendMailAgain(context.trx, context, id, resending)
  const before = recipient === mail.recipient ? {} : { before: { recipient: mail.recipient } }
  context.record({ subject: subjectOf(mail), ...before, after: { recipient } })
  return going
}
