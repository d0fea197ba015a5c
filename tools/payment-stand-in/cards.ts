/** What a card does: it is paid, declined with a code, or the payer's bank asks first. */
export type CardOutcome = 'paid' | 'secure' | { declined: 'insufficient_funds' | 'expired_card' | 'other' }

const known: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'paid',
  '4000000000000002': { declined: 'insufficient_funds' },
  '4000000000000069': { declined: 'expired_card' },
  '4000000000003220': 'secure',
}

/** The check digit of a card number (Luhn, ISO/IEC 7812). */
const isCardNumber = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
    0

/** What becomes of a card as it was typed; undefined for a number that is none. */
export const outcomeOfCard = (typed: string): CardOutcome | undefined => {
  const digits = typed.replace(/[\s-]/g, '')
  return known[digits] ?? (isCardNumber(digits) ? { declined: 'other' } : undefined)
}
