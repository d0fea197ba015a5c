import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Services } from '../http/context.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Providers = Pick<Services, 'cardPayments' | 'feeCardPayments'>

/**
 * Who takes new card payments of prices, or of administrative fees: those go to another account where the town has another merchant for them. For a
 * payment that was ordered before ask `providerOf`.
 */
export const providerFor = ({ cardPayments, feeCardPayments }: Providers, covers: PaidPart): PaymentProvider | undefined =>
  covers === 'administrative_fee' ? (feeCardPayments ?? cardPayments) : cardPayments

/** All whose notices are read. */
export const providersOf = ({ cardPayments, feeCardPayments }: Providers): PaymentProvider[] =>
  [cardPayments, feeCardPayments].filter((provider) => provider !== undefined)

/**
 * Who knows a payment that was ordered: the merchant that ordered it, whatever the settings say now; undefined where that one is not set any more.
 * @param merchant null for payments of before merchants were stored: the merchant of prices
 */
export const providerOf = (providers: Providers, { merchant }: { merchant: string | null }): PaymentProvider | undefined =>
  merchant === null ? providers.cardPayments : providersOf(providers).find((provider) => provider.merchant === merchant)

/** What a job says that waits for a merchant whose settings are gone. */
export const noMerchant = (merchant: string | null): string =>
  merchant === null ? 'PAYMENT_URL is not set' : `neither PAYMENT_MERCHANT nor PAYMENT_FEE_MERCHANT is ${merchant}`
