import { isLocalDay } from '@dovolilnice/contract/primitives/local-day'

/** Whether what stands in a field is a day already, not only the begin of one. */
export const isDay = (day: unknown): day is string => typeof day === 'string' && isLocalDay(day)

/** The day whose prices hold: that of receipt, once it is written out; `sentOn` for what did not come on paper. */
export const priceDay = (receivedOn: unknown, sentOn: string): string => (isDay(receivedOn) ? receivedOn : sentOn)
