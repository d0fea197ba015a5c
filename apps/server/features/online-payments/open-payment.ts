import { textIn } from '@dovolilnice/contract/in-language'
import type { Text } from '@dovolilnice/contract/locale'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { OperationError } from '@dovolilnice/contract/errors'
import type { openOnlinePayment } from '@dovolilnice/contract/online-payments/open-online-payment'
import { screenPath } from '@dovolilnice/contract/screens'
import { ProviderError } from '../../platform/card-payments/payment-provider.ts'
import type { PaymentProvider } from '../../platform/card-payments/payment-provider.ts'
import { providerOf } from '../../platform/card-payments/provider-for.ts'
import type { Before, Context, Prepare, PreparedHandler } from '../../platform/http/context.ts'
import { changeAttempt, findAttempt, lockAttempt, subjectOf } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'
import { openPart } from './open-part.ts'

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
export const preparePage: Prepare<typeof openOnlinePayment, Page> = async ({ params }, context) => {
  const attempt = await findAttempt(context.database.kysely, params.id)
  const { status, redirect_url: known, expires_at: until, application_id: id, covers, cents } = attempt
  const provider = providerOf(context, attempt)
  if (status !== 'open' || until <= context.now || provider === undefined) throw new OperationError('nothing_to_pay')
  // Paid otherwise, exempt or corrected since the attempt began: the next click begins one of the right amount.
  if ((await openPart(context.database.kysely, context, id, covers)) !== cents) throw new OperationError('nothing_to_pay')
  return known === null ? order(context, provider, attempt) : undefined
}

export const handleOpenOnlinePayment: PreparedHandler<typeof openOnlinePayment, Page> = async ({ params }, { trx }, page) => {
  const attempt = await lockAttempt(trx, params.id)
  if (page !== undefined && attempt.redirect_url === null)
    await changeAttempt(trx, attempt.id, { provider_id: page.id, redirect_url: page.redirectUrl })
  const url = attempt.redirect_url ?? page?.redirectUrl
  if (attempt.status !== 'open' || url === undefined) throw new OperationError('nothing_to_pay')
  return { redirect_url: url }
}
