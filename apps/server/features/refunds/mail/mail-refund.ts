import { type WrittenLocale, textIn, fillText } from '@dovolilnice/contract/locale'
import { queueMail, writeMail, mailFooter, mailText } from '../../../platform/mail/queue-mail.ts'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { maskedIban } from '@dovolilnice/contract/money/bank/iban'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { refundGroundLabels } from '@dovolilnice/contract/refunds/refund'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import type { RefundRecord } from '../refund-record.ts'

/**
 * Mails about a refund. Filled in: `{number}`, `{application}`, `{amount}`, `{ground}`, `{payee}`, `{where}` (the account, masked, or the card), `{credit}` (a sentence about the
 * credit note, or nothing), `{day}` (when the bank paid).
 */
const refundMailTexts = {
  approved: mailText(null, {
    sl: [
      'Vračilo {number}: vrnili vam bomo {amount}',
      'Za vlogo {application} je odobreno vračilo {amount}. Razlog: {ground}.',
      'Znesek bomo vrnili na {where} (prejemnik: {payee}). O izplačilu vas bomo obvestili.',
      '{credit}',
    ],
    en: [
      'Refund {number}: {amount} will be paid back',
      'A refund of {amount} has been approved for application {application}. Ground: {ground}.',
      'It goes back to {where} (payee: {payee}). We will notify you when it has been paid.',
      '{credit}',
    ],
  }),
  paid: mailText(null, {
    sl: [
      'Vračilo {number} je izplačano',
      'Za vlogo {application} je bilo {day} izplačano vračilo {amount} na {where} (prejemnik: {payee}). Razlog: {ground}.',
    ],
    en: [
      'Refund {number} has been paid',
      'For application {application} the refund of {amount} was paid to {where} (payee: {payee}) on {day}. Ground: {ground}.',
    ],
  }),
}

type RefundMailName = keyof typeof refundMailTexts

/** Where the money goes. */
const destinationTexts = {
  sl: { card: 'kartico, s katero je bilo plačano', account: 'račun {iban}' },
  en: { card: 'the card that paid', account: 'the account {iban}' },
} satisfies Record<WrittenLocale, Record<string, string>>

/** What of a credit note the mail says: it is attached, it comes with the tax authority's mark, or a budget user gets it elsewhere. */
const creditTexts = {
  sl: {
    attached: 'V prilogi je dobropis {credit}.',
    later: 'Dobropis {credit} vam bomo poslali posebej, ko ga bo potrdila davčna uprava.',
    ujp: 'Dobropis {credit} bo občina oddala prek UJP.',
  },
  en: {
    attached: 'Credit note {credit} is attached.',
    later: 'Credit note {credit} follows in another mail, once the tax authority has confirmed it.',
    ujp: 'The municipality hands in credit note {credit} through UJP.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>

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
    letter: { to: application.name, number: application.number, about: 'application' },
    footer: mailFooter(municipality, locale),
    colour: colours.primary,
    values,
  })
  const about = { template: `refund:${name}`, recipient: email, subjectType: 'application' as const, subjectId: application.id }
  if (note !== undefined && hasPaper(note) && !note.payer.is_budget_user)
    await capabilities.mailWithInvoice(context, note, { ...about, ...words })
  else await queueMail(trx, context, { ...about, ...words }, clock)
}
