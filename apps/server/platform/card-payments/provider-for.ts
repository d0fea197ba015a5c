import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Services } from '../http/context.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Providers = Pick<Services, 'cardPayments' | 'feeCardPayments'>

/** Who takes card payments of prices, or of administrative fees: those go to another account where the town has another merchant for them. */
export const providerFor = ({ cardPayments, feeCardPayments }: Providers, covers: PaidPart): PaymentProvider | undefined =>
  covers === 'administrative_fee' ? (feeCardPayments ?? cardPayments) : cardPayments

/** All whose notices are read. */
export const providersOf = ({ cardPayments, feeCardPayments }: Providers): PaymentProvider[] =>
  [cardPayments, feeCardPayments].filter((provider) => provider !== undefined)
