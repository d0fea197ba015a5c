import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'

export const feeColumns = (lines: readonly MoneyLine[]) => ({ fee_cents: sumOf(lines), fee_lines: JSON.stringify(lines) })
