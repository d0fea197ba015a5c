import { type Mail, queueMail, writeMail, mailFooter, mailText } from '../../../platform/mail/queue-mail.ts'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { type Trx, insertRow, updateRow } from '../../../platform/database/db.ts'
import type { Services, WorkContext } from '../../../platform/http/context.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import { type InvoiceRecord, subjectOf } from '../issue/invoice-record.ts'
import { paperName, xmlName } from '../paper/read-invoice-paper.ts'
import { v7 } from 'uuid'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'

const invoiceMailTexts = {
  invoice: mailText(null, {
    sl: [
      'Račun {number} za vlogo {application}',
      'V prilogi je račun {number} z dne {day} v znesku {amount} za vlogo {application}.',
      'Račun je plačan, zato vam ni treba storiti ničesar.',
    ],
    en: [
      'Invoice {number} for application {application}',
      'Attached is invoice {number} of {day} for {amount} for application {application}.',
      'It has been paid, so you need not do anything.',
    ],
  }),
  storno: mailText(null, {
    sl: [
      'Storno računa {number} za vlogo {application}',
      'V prilogi je storno {number} z dne {day} v znesku {amount}. Z njim je prejšnji račun za vlogo {application} razveljavljen.',
      'Razlog: {reason}',
    ],
    en: [
      'Cancelled invoice {number} for application {application}',
      'Attached is {number} of {day} for {amount}, which takes back the earlier invoice for application {application}.',
      'Reason: {reason}',
    ],
  }),
  credit: mailText(null, {
    sl: [
      'Dobropis {number} za vlogo {application}',
      'V prilogi je dobropis {number} z dne {day} v znesku {amount} za vlogo {application}.',
      'Razlog: {reason}',
    ],
    en: [
      'Credit note {number} for application {application}',
      'Attached is credit note {number} of {day} for {amount} for application {application}.',
      'Reason: {reason}',
    ],
  }),
}

/** Of an invoice of which only a part was paid at the counter. */
const partlyPaidTexts = mailText(null, {
  sl: [
    'Račun {number} za vlogo {application}',
    'V prilogi je račun {number} z dne {day} v znesku {amount} za vlogo {application}.',
    'Ob izdaji je bil plačan del zneska; plačati je treba še {open}.',
  ],
  en: [
    'Invoice {number} for application {application}',
    'Attached is invoice {number} of {day} for {amount} for application {application}.',
    'A part was paid when it was issued; {open} is left to pay.',
  ],
})

/** The files of an invoice that go with its mail: the stored ones, so that everyone has the same. */
export const attachmentsOf = (invoice: InvoiceRecord, withXml: boolean): MailAttachment[] => {
  const { storage_key: paper, xml_storage_key: xml } = invoice
  if (paper === null) throw new Error(`invoice ${invoice.number} has no paper to send`)
  return [
    { storage_key: paper, file_name: paperName(invoice), media_type: 'application/pdf' },
    ...(withXml && xml !== null ? [{ storage_key: xml, file_name: xmlName(invoice), media_type: 'application/xml' }] : []),
  ]
}

/** The mail with an invoice, in the language of the application. */
export const writeInvoiceMail = async (
  trx: Trx,
  { capabilities }: Services,
  invoice: InvoiceRecord,
  application: string,
): Promise<Omit<Mail, 'recipient'>> => {
  const { locale, number, kind, open_cents: open } = invoice
  const { municipality, invoices } = await capabilities.readParameters(trx)
  const values = {
    number,
    application,
    amount: formatCents(invoice.total_cents, locale),
    day: dayInWords(localDayOf(invoice.issued_at), locale),
    reason: invoice.reason ?? '',
    open: formatCents(open ?? 0, locale),
  }
  return {
    template: `${kind}:sent`,
    ...writeMail(wordsIn(open === null ? invoiceMailTexts[kind] : partlyPaidTexts, locale), {
      locale,
      letter: { to: invoice.payer.name, number: application, about: 'application' },
      footer: mailFooter(municipality, locale),
      values,
    }),
    attachments: attachmentsOf(invoice, invoices.attach_xml),
    subjectType: 'application',
    subjectId: invoice.application_id,
  }
}

/**
 * Puts a mail of another feature into the outbox with the files of an invoice that has its paper and was not sent yet. From then on the invoice
 * counts as sent by that mail, so that no second one carries it unasked.
 */
export const mailWithInvoice = async (context: WorkContext, invoice: InvoiceRecord, mail: Mail): Promise<void> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const { invoices } = await capabilities.readParameters(trx)
  const mailId = await queueMail(trx, context, { ...mail, attachments: attachmentsOf(invoice, invoices.attach_xml) }, clock)
  const id = v7()
  const sending = { id, invoice_id: invoice.id, run_id: id, is_repeated: false, asked_by: actor.id, asked_by_name: actor.name }
  await insertRow(trx, 'invoice_sending', { ...sending, asked_at: now, done_at: now, mail_id: mailId })
  await updateRow(trx, 'invoice', invoice.id, { sent_at: now })
  const event = {
    action: 'invoice:send',
    kind: 'change',
    actor,
    subject: subjectOf(invoice),
    after: { recipient: mail.recipient },
  } as const
  await recordEvent(trx, event, clock)
  await announce(trx, 'invoices')
}
