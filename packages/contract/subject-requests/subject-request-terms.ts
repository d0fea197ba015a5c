import { addMonths } from '../primitives/local-day.ts'

/** The last day of the answer: one month after the request came (GDPR, article 12(3)). */
export const answerBy = (receivedOn: string): string => addMonths(receivedOn, 1)

/** The last day once the term was extended by two months, which the person must be told with the reasons. */
export const extendedAnswerBy = (receivedOn: string): string => addMonths(receivedOn, 3)
