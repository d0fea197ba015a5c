import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { WrittenWords } from '@dovolilnice/contract/primitives/words-in'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { MailText } from '../../../platform/mail/write-mail.ts'
import type { SubjectRequestRecord } from '../subject-request-tables.ts'

const extensionTexts = {
  sl: {
    subject: 'Podaljšanje roka za odgovor na zahtevo {number}',
    paragraphs: [
      'V prilogi je obvestilo o podaljšanju roka za odgovor na vašo zahtevo v zvezi z osebnimi podatki, ki smo jo prejeli {day}.',
    ],
  },
  en: {
    subject: 'Longer term for the answer to request {number}',
    paragraphs: [
      'Attached is the notice that there is more time for the answer to your request concerning personal data, which we received on {day}.',
    ],
  },
}

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

type Sending = Pick<Context, 'trx' | 'capabilities' | 'send' | 'clock'>

interface Sent {
  template: string
  words: WrittenWords<MailText>
  attachments: MailAttachment[]
}

const mailPerson = async (context: Sending, request: SubjectRequestRecord, { template, words, attachments }: Sent): Promise<void> => {
  const { trx, capabilities, clock } = context
  const { number, email, locale, name } = request
  if (email === null) return
  const { municipality, colours } = await capabilities.readParameters(trx)
  const facts = { locale, letter: { to: name, number }, footer: mailFooter(municipality, locale), colour: colours.primary }
  const written = writeMail(wordsIn(words, locale), { ...facts, values: { number, day: dayInWords(request.received_on, locale) } })
  const about = { template, recipient: email, subjectType: 'subject_request' as const, subjectId: request.id }
  await queueMail(trx, context, { ...about, ...written, attachments }, clock)
}

/** Mails the letter, and the data where the clerk chose so. */
export const mailAnswer = async (
  context: Sending,
  request: SubjectRequestRecord,
  steps: readonly Row<'subject_request_step'>[],
): Promise<void> => {
  const { number, letter_key: letter } = request
  if (letter === null) return
  const attachments = [
    { storage_key: letter, file_name: `odgovor-${number}.pdf`, media_type: 'application/pdf' },
    ...dataFiles(number, steps),
  ]
  await mailPerson(context, request, { template: 'subject_request:answer', words: texts, attachments })
}

/** Mails the letter that there is more time; it is printed where the person has no address. */
export const mailExtension = (context: Sending, request: SubjectRequestRecord, storage_key: string): Promise<void> =>
  mailPerson(context, request, {
    template: 'subject_request:extension',
    words: extensionTexts,
    attachments: [{ storage_key, file_name: `rok-${request.number}.pdf`, media_type: 'application/pdf' }],
  })
