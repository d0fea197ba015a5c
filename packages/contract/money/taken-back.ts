import type { MoneyLine } from './money-line.ts'

/** 0 stays 0, and is never -0, which JSON and people write differently. */
const negative = (cents: number): number => (cents === 0 ? 0 : -cents)

/** The lines of an invoice that takes another one back: the same, with negative amounts. */
export const takenBackLines = (lines: readonly MoneyLine[]): MoneyLine[] =>
  lines.map((line) => ({ ...line, unit_cents: negative(line.unit_cents), cents: negative(line.cents) }))
