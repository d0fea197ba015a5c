import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { SubjectRequestRecord } from '../subject-request-tables.ts'

const texts = {
  sl: {
    subject: 'Odgovor na vašo zahtevo {number}',
    paragraphs: ['V prilogi je odgovor občine na vašo zahtevo v zvezi z osebnimi podatki, ki smo jo prejeli {day}.'],
  },
  en: {
    subject: 'Answer to your request {number}',
    paragraphs: ['Attached is the municipality’s answer to your request concerning personal data, which we received on {day}.'],
  },
}

/** The newest files that were prepared for the person. */
const dataFiles = (number: string, steps: readonly Row<'subject_request_step'>[]): MailAttachment[] => {
  const given = steps.findLast(({ json_key, pdf_key }) => json_key !== null && pdf_key !== null)
  if (given?.json_key == null || given.pdf_key === null) return []
  return [
    { storage_key: given.pdf_key, file_name: `podatki-${number}.pdf`, media_type: 'application/pdf' },
    { storage_key: given.json_key, file_name: `podatki-${number}.json`, media_type: 'application/json' },
  ]
}

/** Mails the letter, and the data where the clerk chose so. */
export const mailAnswer = async (
  context: Pick<Context, 'trx' | 'capabilities' | 'send' | 'clock'>,
  request: SubjectRequestRecord,
  steps: readonly Row<'subject_request_step'>[],
): Promise<void> => {
  const { trx, capabilities, clock } = context
  const { number, email, locale, name, letter_key: letter } = request
  if (email === null || letter === null) return
  const { municipality, colours } = await capabilities.readParameters(trx)
  const facts = { locale, letter: { to: name, number }, footer: mailFooter(municipality, locale), colour: colours.primary }
  const written = writeMail(texts[locale], { ...facts, values: { number, day: dayInWords(request.received_on, locale) } })
  const attachments = [
    { storage_key: letter, file_name: `odgovor-${number}.pdf`, media_type: 'application/pdf' },
    ...dataFiles(number, steps),
  ]
  const about = { template: 'subject_request:answer', recipient: email, subjectType: 'subject_request' as const, subjectId: request.id }
  await queueMail(trx, context, { ...about, ...written, attachments }, clock)
}
