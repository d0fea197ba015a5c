import { endCardAttempt } from './settle-attempt.ts'
import { readCardOffer } from './read-payment.ts'

export const onlinePaymentsCapabilities = {
  endCardAttempt,
  readCardOffer,
}
