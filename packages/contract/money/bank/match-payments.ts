import { matchPayment, numbersIn, partKey, writtenReferences, type Match, type Payable, type PaymentFacts } from './matching.ts'

/** The numbers of all applications that payments may refer to. */
export const numbersOfPayments = (payments: readonly Pick<PaymentFacts, 'reference' | 'purpose'>[]): string[] => [
  ...new Set(payments.flatMap((payment) => writtenReferences(payment).flatMap(numbersIn))),
]

const byKey = <Key>(payables: readonly Payable[], keyOf: (payable: Payable) => Key): Map<Key, Payable[]> => {
  const found = new Map<Key, Payable[]>()
  for (const payable of payables) {
    const key = keyOf(payable)
    const same = found.get(key)
    if (same === undefined) found.set(key, [payable])
    else same.push(payable)
  }
  return found
}

/**
 * Matches payments one after the other: what one pays is no longer open for the next, so several may add up to one fee.
 * @param payables every application that a payment may be for: those that wait to be paid, and those whose numbers the payments contain
 * @returns a match for each payment, in the same order
 */
export const matchPayments = (payments: readonly PaymentFacts[], payables: readonly Payable[]): Match[] => {
  // Copies: `open_cents` goes down with each payment.
  const left = payables.map((payable) => ({ ...payable }))
  const byPart = byKey(left, partKey)
  const byNumber = byKey(left, ({ number }) => number)
  const byAmount = byKey(left, ({ open_cents: open }) => open)
  return payments.map((payment) => {
    const referred = writtenReferences(payment).flatMap(numbersIn)
    const match = matchPayment(
      payment,
      [...new Set(referred)].flatMap((number) => byNumber.get(number) ?? []),
      byAmount.get(payment.cents) ?? [],
    )
    for (const one of match.allocations) for (const payable of byPart.get(partKey(one)) ?? []) payable.open_cents -= one.cents
    return match
  })
}
