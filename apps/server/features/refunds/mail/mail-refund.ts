import { textIn } from '@dovolilnice/contract/in-language'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { fillText } from '@dovolilnice/contract/fill-text'
import { maskedIban } from '@dovolilnice/contract/money/bank/iban'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { refundGroundLabels } from '@dovolilnice/contract/refunds/refund-labels'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { RefundRecord } from '../refund-record.ts'
import { creditTexts, destinationTexts, refundMailTexts } from './refund-mail-texts.ts'
import type { RefundMailName } from './refund-mail-texts.ts'

/** The application that is refunded, or that the payment pays; none for money that belongs to no application. */
const applicationOf = (trx: Trx, { application_id: id, payment_id: payment }: RefundRecord) =>
  trx
    .selectFrom('application')
    .select(['id', 'number', 'name', 'email', 'locale'])
    .$if(id !== null, (query) => query.where('id', '=', id))
    .$if(id === null, (query) =>
      query.where('id', 'in', (of) =>
        of.selectFrom('payment_allocation').select('application_id').where('payment_id', '=', payment).where('undone_at', 'is', null),
      ),
    )
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

type CreditNote = Row<'invoice'>

const hasPaper = ({ storage_key: key }: CreditNote): boolean => key !== null

const creditText = (note: CreditNote, locale: CreditNote['locale']): string => {
  const t = wordsIn(creditTexts, locale)
  const words = note.payer.is_budget_user ? t.ujp : hasPaper(note) ? t.attached : t.later
  return fillText(words, { credit: note.number })
}

const destinationOf = ({ iban, online_payment_id: card }: RefundRecord, locale: CreditNote['locale']): string => {
  const t = wordsIn(destinationTexts, locale)
  return card === null ? fillText(t.account, { iban: maskedIban(iban ?? '') }) : t.card
}

/**
 * Tells the applicant of a refund, with its credit note, in the caller's transaction. Nobody is told of money that belongs to no application, or where
 * the applicant has no address.
 */
export const mailRefund = async (context: WorkContext, name: RefundMailName, refund: RefundRecord, note?: CreditNote): Promise<void> => {
  const { trx, clock, capabilities } = context
  const application = await applicationOf(trx, refund)
  if (!application?.email) return
  const { locale, email } = application
  const { municipality, colours } = await capabilities.readParameters(trx)
  const values = {
    number: refund.number,
    application: application.number,
    amount: formatCents(refund.cents, locale),
    ground: textIn(refundGroundLabels[refund.ground], locale),
    payee: refund.payee_name ?? '',
    where: destinationOf(refund, locale),
    credit: note === undefined ? '' : creditText(note, locale),
    day: refund.paid_on === null ? '' : dayInWords(refund.paid_on, locale),
  }
  const words = writeMail(wordsIn(refundMailTexts[name], locale), {
    locale,
    letter: { to: application.name, number: application.number },
    footer: mailFooter(municipality, locale),
    colour: colours.primary,
    values,
  })
  const about = { template: `refund:${name}`, recipient: email, subjectType: 'application' as const, subjectId: application.id }
  if (note !== undefined && hasPaper(note) && !note.payer.is_budget_user)
    await capabilities.mailWithInvoice(context, note, { ...about, ...words })
  else await queueMail(trx, context, { ...about, ...words }, clock)
}
