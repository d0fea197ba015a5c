export { endCardAttempt } from './settle-attempt.ts'
export { readCardOffer } from './read-payment.ts'
