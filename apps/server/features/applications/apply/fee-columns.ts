import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'

/** The columns of a fee, as they are written. */
export const feeColumns = (lines: readonly MoneyLine[]) => ({ fee_cents: sumOf(lines), fee_lines: JSON.stringify(lines) })
