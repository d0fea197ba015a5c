import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Trx, insertRow, sql } from '../../../platform/database/db.ts'
import { textIn, fillText } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { formatIban } from '@dovolilnice/contract/money/bank/iban'
import { formatReference } from '@dovolilnice/contract/money/bank/reference'
import { inDays } from '@dovolilnice/contract/acts/answer-days'
import { forVehicles } from '@dovolilnice/contract/primitives/counted'
import { dayInWords, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { readApplicationDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { screenPath } from '@dovolilnice/contract/screens'
import { authorityWithAddress } from '@dovolilnice/contract/resources/authority'
import type { Services } from '../../../platform/http/context.ts'
import { queueLetter } from '../../../platform/mail/queue-mail.ts'
import type { MailAttachment } from '../../../platform/mail/mail-tables.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { type ApplicationMailName, applicationMailTexts, decisionTexts, interimTexts, paymentTexts } from './application-mail-texts.ts'
import { feeTexts } from './fee-mail-texts.ts'
import { supplementTermTexts } from './term-mail-texts.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { daysFromService } from '../extend/extensions.ts'

/** The applications of a mailbox, however its address is spelled; as in the index `application_unconfirmed`. */
export const isOfMailbox = (mailbox: string) => sql<boolean>`regexp_replace(application.email, '\\+[^@]*@', '@') = ${mailbox}`

/** Days after which a mail that nobody has opened no longer holds back the next one. */
const unopenedDays = 7

/**
 * Whether a link to an unconfirmed application has been mailed to this mailbox and not been opened. Then no second one is mailed: with a
 * stranger's address the form would otherwise be a way to fill their mailbox. Locks the mailbox until the transaction ends.
 */
const hasUnopenedMail = async (trx: Trx, email: string, now: Date): Promise<boolean> => {
  const mailbox = mailboxOf(email)
  await lockKeys(trx, [`unopened mail ${mailbox}`])
  const found = await trx
    .selectFrom('application')
    .innerJoin('application_link', 'application_link.application_id', 'application.id')
    .select('application.id')
    .where(isOfMailbox(mailbox))
    .where('application.email_confirmed_at', 'is', null)
    .where('application_link.created_at', '>', new Date(now.getTime() - unopenedDays * 86_400_000))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The page that shows an application to whoever holds the link. */
export const statusUrl = (publicUrl: string, number: string, token: string): string =>
  `${publicUrl}${screenPath('applicationStatus', {}, { number, token })}`

/** The decision itself. */
const decisionUrl = (publicUrl: string, number: string, token: string): string =>
  `${publicUrl}/api/${readApplicationDecision.path}?${new URLSearchParams({ number, token })}`

/** A new secret of a link to an application; only its hash is stored. */
export const newLink = async (trx: Trx, applicationId: string, now: Date): Promise<string> => {
  const token = newSecret()
  await insertRow(trx, 'application_link', { token_hash: hashSecret(token), application_id: applicationId, created_at: now })
  return token
}

/** A new link to an application for one of its mails that is sent again; none where the application has another address now. */
export const linkApplication = async (trx: Trx, id: string, email: string, now: Date): Promise<string | undefined> => {
  const found = await trx.selectFrom('application').select('id').where('id', '=', id).where('email', '=', email).executeTakeFirst()
  return found && (await newLink(trx, id, now))
}

export interface MailMore {
  /** What the clerk wrote. */
  text?: string | null
  /** The number of the act that the mail is about. */
  act?: string | undefined
  /** What has come of the price before the decision, and is put to it after the mail. */
  early?: number
  /** Only a part of what was asked for was granted. */
  isPartial?: boolean
  attachments?: readonly MailAttachment[]
}

/** Mails that ask for the payment. They say how to pay, and carry the pro-forma. */
const asksForPayment: readonly ApplicationMailName[] = ['approved_with_fee', 'payment_due', 'pro_forma']

/** What is still to be paid and how, in a sentence, and the paper to pay by; without a pro-forma the applicant asks the authority. */
const paymentOf = async (trx: Trx, services: Services, { id, locale, fee_cents }: ApplicationRecord, authority: string, early = 0) => {
  const received = (await services.capabilities.readPayable(trx, services, id))?.received_cents ?? 0
  const fee = formatCents(fee_cents - received - early, locale)
  const proForma = await services.capabilities.findWaitingProForma(trx, id)
  const t = wordsIn(paymentTexts, locale)
  if (proForma === undefined) return { values: { fee, how: fillText(t.ask, { authority }) }, attachments: [] }
  const { number, reference, slip, attachment } = proForma
  const details = { pro_forma: number, iban: formatIban(slip.iban), reference: formatReference(reference) }
  return { values: { fee, ...details, how: fillText(t.slip, details) }, attachments: [attachment] }
}

/** What is owed as administrative fee and how it is paid, in a sentence; empty where nothing is to be paid. */
const feeSentence = async (trx: Trx, services: Services, { id, locale }: ApplicationRecord, authority: string): Promise<string> => {
  const debt = await services.capabilities.readFeeDebt(trx, services, id)
  if (debt === null || debt.open_cents === 0) return ''
  const t = wordsIn(feeTexts, locale)
  const amount = formatCents(debt.open_cents, locale)
  if (debt.exemption?.status === 'claimed') return t.claimed
  if (debt.payment === null) return fillText(t.ask, { amount, authority })
  const { iban, reference } = debt.payment
  const place = { iban: formatIban(iban), reference: formatReference(reference), day: dayInWords(debt.due_on, locale) }
  // Of a call nobody knows yet when it will be served: no day is named.
  return fillText(debt.called_on === null ? t.pay : t.call, { amount, ...place })
}

/** By when the supplement is to be sent, in a sentence; empty where the application waits for none. */
const termSentence = async (trx: Trx, services: Services, application: ApplicationRecord): Promise<string> => {
  const { locale, status, due_on } = application
  if (status !== 'supplement_requested' || due_on === null) return ''
  const t = wordsIn(supplementTermTexts, locale)
  const days = await daysFromService(trx, services, application)
  return days === null ? fillText(t.day, { due: dayInWords(due_on, locale) }) : fillText(t.days, { days: inDays(days, locale) })
}

/** That the vehicles may pass before the decision, in a sentence; empty where they may not. */
const interimSentence = async (trx: Trx, services: Services, { id, locale }: ApplicationRecord): Promise<string> => {
  const interim = await services.capabilities.readInterim(trx, id, services.clock.now())
  if (interim === null) return ''
  const { from_at, until_at, plates } = interim
  const values = { from: dayInWords(localDayOf(from_at), locale), last: dayInWords(lastDayOf(localDayOf(until_at)), locale) }
  return fillText(wordsIn(interimTexts, locale).until, { ...values, plates: plates.join(', ') })
}

/** Mails that whoever sent the form causes; the others follow from what a clerk did. */
const causedByApplicant: readonly ApplicationMailName[] = [
  'submitted',
  'supplemented',
  'supplemented_late',
  'withdrawn',
  'link_again',
  'appeal_received',
]

/** A person who did not type the address in our form gets one mail, and no more before they open its link. */
export const waitsForOpening = async (
  trx: Trx,
  { email, email_confirmed_at: confirmed }: Pick<ApplicationRecord, 'email' | 'email_confirmed_at'>,
  now: Date,
): Promise<boolean> => confirmed === null && email !== null && hasUnopenedMail(trx, email, now)

export const isHeldBack = async (trx: Trx, name: ApplicationMailName, application: ApplicationRecord, now: Date): Promise<boolean> =>
  causedByApplicant.includes(name) && waitsForOpening(trx, application, now)

/**
 * Puts a mail about an application into the outbox, in the applicant's language, with a link that needs no login; none where there is no
 * address, or where an unconfirmed one has an unopened mail.
 */
export const mailApplicant = async (
  trx: Trx,
  services: Services,
  name: ApplicationMailName,
  application: ApplicationRecord,
  more: MailMore = {},
): Promise<void> => {
  const { locale, id, number, email } = application
  const now = services.clock.now()
  if (email === null || (await isHeldBack(trx, name, application, now))) return
  const { municipality } = await services.capabilities.readParameters(trx)
  const kind = await trx.selectFrom('permit_kind').select('name').where('id', '=', application.permit_kind_id).executeTakeFirstOrThrow()
  const facts = {
    number,
    kind: textIn(kind.name, locale),
    plates: application.plates.join(', '),
    vehicles: forVehicles(application.plates, locale),
    from: dayInWords(application.valid_from, locale),
    last: dayInWords(lastDayOf(application.valid_until), locale),
    due: application.due_on === null ? '' : dayInWords(application.due_on, locale),
    fee: formatCents(application.fee_cents, locale),
    text: more.text ?? '',
    act: more.act ?? '',
    decision:
      more.act === undefined ? '' : fillText(wordsIn(decisionTexts, locale)[more.isPartial ? 'partial' : 'issued'], { act: more.act }),
    term: await termSentence(trx, services, application),
    interim: await interimSentence(trx, services, application),
    authority: authorityWithAddress(municipality),
  }
  const asks = asksForPayment.includes(name)
  const payment = asks ? await paymentOf(trx, services, application, facts.authority, more.early) : { values: {}, attachments: [] }
  const administrative_fee = await feeSentence(trx, services, application, facts.authority)
  const values = { ...facts, ...payment.values, administrative_fee }
  const matter = await services.capabilities.readMatterNumber(trx, { application_id: id, permit_id: null })
  const token = await newLink(trx, id, now)
  const url = (name === 'rejected' ? decisionUrl : statusUrl)(services.config.publicUrl, number, token)
  const own = await services.capabilities.ownMailText(trx, services, `application:${name}`, locale)
  const about = {
    ...{ template: `application:${name}`, recipient: email, subjectType: 'application' as const, subjectId: id },
    attachments: [...payment.attachments, ...(more.attachments ?? [])],
  }
  await queueLetter(trx, services, about, own ?? wordsIn(applicationMailTexts[name], locale), {
    locale,
    letter: { to: application.name, number, about: 'application', matter },
    values,
    url,
  })
}

/** Mails the pro-forma that waits, where it was made after the approval. */
export const mailProForma = (trx: Trx, services: Services, application: ApplicationRecord): Promise<void> =>
  mailApplicant(trx, services, 'pro_forma', application)

/** Tells the applicant what became of the claim to be exempt from the administrative fee. */
export const mailFeeDecision = (trx: Trx, services: Services, application: ApplicationRecord, granted: boolean): Promise<void> =>
  mailApplicant(trx, services, granted ? 'fee_exemption_granted' : 'fee_exemption_refused', application)

/** Tells the applicant of the act that calls for the administrative fee. */
export const mailFeeCall = (trx: Trx, services: Services, application: ApplicationRecord, act: string): Promise<void> =>
  mailApplicant(trx, services, 'fee_call', application, { text: act })

/** Gives the applicant the receipt of the administrative fee that was paid by card. */
export const mailFeeReceipt = (
  trx: Trx,
  services: Services,
  application: ApplicationRecord,
  cents: number,
  receipt: MailAttachment,
): Promise<void> =>
  mailApplicant(trx, services, 'fee_paid', application, { text: formatCents(cents, application.locale), attachments: [receipt] })

/** Tells the applicant that an appeal has come. */
export const mailAppealReceived = (trx: Trx, services: Services, application: ApplicationRecord, appeal: string): Promise<void> =>
  mailApplicant(trx, services, 'appeal_received', application, { text: appeal })
