import { countedCents } from '../../counter/drawer.ts'

/** The euro coins that machines take, in cents, the largest first. */
export const coinValues = [200, 100, 50, 20, 10, 5, 2, 1] as const

/** How many of each coin were counted, by its value in cents. */
export type CoinCounts = Readonly<Record<string, number>>

/** The sum of counted coins, in cents. */
export const coinsSum = (counts: CoinCounts): number => countedCents(counts)

/** Counted less reported, in cents; null where the machine had reported nothing. Below 0: coins are missing. */
export const emptyingDifference = (counted: number, reported: number | null): number | null =>
  reported === null ? null : counted - reported

/** The VAT in an amount that includes it, rounded half up to the cent; none without a rate. */
export const vatWithin = (cents: number, basisPoints: number | null): number =>
  basisPoints === null ? 0 : cents - Math.round((cents * 10_000) / (10_000 + basisPoints))
