import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { providerFor, providerOf } from '../../platform/card-payments/provider-for.ts'
import { type Db, createRow } from '../../platform/database/db.ts'
import { type Before, type Context, type Prepare, type Services, implement, implementPrepared } from '../../platform/http/context.ts'
import { randomUUID } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import { openOnlinePayment, startOnlinePayment, startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import { type PaymentProvider, ProviderError } from '../../platform/card-payments/payment-provider.ts'
import { lockKeys } from '../../platform/database/session.ts'
import { announce } from '../../platform/database/notify.ts'
import { askLater } from './ask-provider.ts'
import { lockOpen, type Paid } from './settle-attempt.ts'
import { changeAttempt, findAttempt, lockAttempt, subjectOf } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'
import { textIn, type Text } from '@dovolilnice/contract/locale'
import { screenPath } from '@dovolilnice/contract/screens'

type Known = Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments'>

/**
 * Whether an administrative fee may be taken by card. Not while an exemption is claimed, and not where the money would come to the account of prices:
 * one merchant takes both only where both are paid to one account.
 */
const takesFee = async (db: Db, services: Known, id: string): Promise<boolean> => {
  const debt = await services.capabilities.readFeeDebt(db, services, id)
  if (debt === null || debt.payment === null) return false
  const { money } = await services.capabilities.readParameters(db)
  return services.feeCardPayments !== undefined || debt.payment.iban === money.iban
}

/** Cents of a part of an application that can be paid by card now: no more than the settling puts to it. 0 where the town takes no cards. */
export const openPart = async (db: Db, services: Known, id: string, covers: PaidPart): Promise<number> => {
  if (providerFor(services, covers) === undefined) return 0
  if (covers === 'administrative_fee' && !(await takesFee(db, services, id))) return 0
  return (await services.capabilities.readPayable(db, services, id, covers))?.open_cents ?? 0
}

/** Milliseconds for which the provider's page takes the payment. */
const lifetime = 30 * 60_000

/** Whether the provider told of another amount: no further money is asked for before a clerk has looked. */
export const isUnderCheck = async (db: Db, { application_id: id, covers }: Paid): Promise<boolean> =>
  (await db
    .selectFrom('online_payment')
    .select('id')
    .where('application_id', '=', id)
    .where('covers', '=', covers)
    .where('status', '=', 'mismatch')
    .executeTakeFirst()) !== undefined

const insertAttempt = async (context: Context, provider: PaymentProvider, paid: Paid, cents: number): Promise<OnlinePaymentRecord> => {
  const { trx, now, user, locale } = context
  const attempt = await createRow(trx, 'online_payment', {
    // Random: who knows it may see what became of the payment.
    id: randomUUID(),
    ...paid,
    status: 'open',
    cents,
    test: provider.testEnvironment,
    merchant: provider.merchant,
    started_by: user?.id ?? null,
    locale,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  })
  await announce(trx, 'payments')
  await askLater(trx, context.send, attempt, now)
  await context.recordAlso('online_payment:start', { subject: await subjectOf(trx, attempt), after: { status: 'open', cents } })
  return attempt
}

/**
 * The attempt that pays a part of the application: the one under way when it is of the same amount and merchant, otherwise a new one. Two tabs of one
 * person get the same one.
 * @throws OperationError `nothing_to_pay`
 */
const begin = async (context: Context, paid: Paid): Promise<OnlinePaymentRecord> => {
  const { trx, now } = context
  const provider = providerFor(context, paid.covers)
  if (provider === undefined) throw new OperationError('nothing_to_pay')
  await lockKeys(trx, [`online payment ${paid.application_id}`])
  // Locked before the amount is read: a notice that settles it just now is waited for.
  const open = await lockOpen(trx, paid)
  const cents = await openPart(trx, context, paid.application_id, paid.covers)
  const isOver = open !== undefined && open.expires_at <= now
  const isSame = open !== undefined && open.cents === cents && providerOf(context, open)?.merchant === provider.merchant
  if (isSame && !isOver) return open
  if (open !== undefined) await changeAttempt(trx, open.id, { status: isOver ? 'expired' : 'cancelled', ended_at: now })
  if (cents === 0 || (await isUnderCheck(trx, paid))) throw new OperationError('nothing_to_pay')
  return insertAttempt(context, provider, paid, cents)
}

export const handleStartOnlinePayment = implement(startOnlinePayment, async ({ body }, context) => {
  const { id } = await context.capabilities.openLinkedApplication(context, body)
  return begin(context, { application_id: id, covers: body.covers })
})

export const handleStartOwnOnlinePayment = implement(startOwnOnlinePayment, async ({ params, body }, context) => {
  const { id } = await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)
  return begin(context, { application_id: id, covers: body.covers })
})

type Page = { id: string; redirectUrl: string } | undefined

const words: Readonly<Record<PaidPart, Text>> = {
  price: { sl: 'Parkirna dovolilnica, vloga', en: 'Parking permit, application' },
  administrative_fee: { sl: 'Upravna taksa, vloga', en: 'Administrative fee, application' },
}

const order = async (context: Before<Context>, provider: PaymentProvider, attempt: OnlinePaymentRecord): Promise<Page> => {
  const { config, database, log } = context
  const { id, cents, covers, locale, expires_at: expiresAt } = attempt
  const { label: number } = await subjectOf(database.kysely, attempt)
  const description = `${textIn(words[covers], locale)} ${number}`
  const returnUrl = config.publicUrl + screenPath('onlinePayment', { id })
  const noticeUrl = `${config.publicUrl}/api/v1/online-payments/notices`
  return provider.create({ order: id, cents, description, locale, expiresAt, returnUrl, noticeUrl }).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ reason: error.message, order: id }, 'a card payment could not be ordered')
    throw new OperationError('payment_page_unavailable')
  })
}

/** Orders the payment before the transaction: a slow provider must hold no connection. Ordered again with the same id it is the same payment. */
const preparePage: Prepare<typeof openOnlinePayment, Page> = async ({ params }, context) => {
  const attempt = await findAttempt(context.database.kysely, params.id)
  const { status, redirect_url: known, expires_at: until, application_id: id, covers, cents } = attempt
  const provider = providerOf(context, attempt)
  if (status !== 'open' || until <= context.now || provider === undefined) throw new OperationError('nothing_to_pay')
  // Paid otherwise, exempt or corrected since the attempt began: the next click begins one of the right amount.
  if ((await openPart(context.database.kysely, context, id, covers)) !== cents) throw new OperationError('nothing_to_pay')
  return known === null ? order(context, provider, attempt) : undefined
}

export const handleOpenOnlinePayment = implementPrepared(openOnlinePayment, preparePage, async ({ params }, { trx }, page) => {
  const attempt = await lockAttempt(trx, params.id)
  if (page !== undefined && attempt.redirect_url === null)
    await changeAttempt(trx, attempt.id, { provider_id: page.id, redirect_url: page.redirectUrl })
  const url = attempt.redirect_url ?? page?.redirectUrl
  if (attempt.status !== 'open' || url === undefined) throw new OperationError('nothing_to_pay')
  return { redirect_url: url }
})
