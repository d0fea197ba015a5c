import type { MoneyLine } from '../money-line.ts'
import { feeOf } from './fee.ts'
import type { FeeFacts, PricedKind } from './fee.ts'

/** The kind that says what replacing a permit costs; undefined where a town has none, and it is free. */
export const replacementKind = <Kind extends PricedKind>(kinds: readonly Kind[]): Kind | undefined =>
  kinds.find(({ validity }) => validity.rule === 'replaced')

/** The facts by which a replacement is priced. */
export const replacementFacts = (day: string): FeeFacts => ({ period: 'once', count: 1, pricedOn: day })

/** The price of replacing a permit on a day. */
export const replacementFee = (kinds: readonly PricedKind[], day: string): MoneyLine[] => {
  const kind = replacementKind(kinds)
  return (kind && feeOf(kind, replacementFacts(day))) ?? []
}
