import { endCardAttempt } from './end-attempt.ts'
import { readCardOffer } from './read-payment.ts'

export const onlinePaymentsCapabilities = {
  endCardAttempt,
  readCardOffer,
}
