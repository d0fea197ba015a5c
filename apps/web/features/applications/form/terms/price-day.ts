export const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)

/**
 * The day whose prices hold: that of receipt, once it is written out.
 * @param sentOn the day that holds for what did not come on paper
 */
export const priceDay = (receivedOn: unknown, sentOn: string): string => (isDay(receivedOn) ? receivedOn : sentOn)
