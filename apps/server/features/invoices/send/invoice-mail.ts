import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'
import { paperName, xmlName } from '../paper/read-invoice-paper.ts'
import { invoiceMailTexts } from './invoice-mail-texts.ts'

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
  const { locale, number, kind } = invoice
  const { municipality, invoices } = await capabilities.readParameters(trx)
  const values = {
    number,
    application,
    amount: formatCents(invoice.total_cents, locale),
    day: dayInWords(localDayOf(invoice.issued_at), locale),
    reason: invoice.reason ?? '',
  }
  return {
    template: `${kind}:sent`,
    ...writeMail(wordsIn(invoiceMailTexts[kind], locale), {
      locale,
      letter: { to: invoice.payer.name, number: application },
      footer: mailFooter(municipality, locale),
      values,
    }),
    attachments: attachmentsOf(invoice, invoices.attach_xml),
    subjectType: 'application',
    subjectId: invoice.application_id,
  }
}
