import { hourMs } from '../../../platform/clock/clock.ts'
import { coinsSum, vatWithin } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Row } from '../../../platform/database/tables.ts'
import type { Random } from '../random.ts'
import type { Town } from '../town.ts'

const vat_basis_points = 2200

/** Coins that make an amount, as people pay: half of it in the largest, the rest in smaller ones. */
const countsOf = (cents: number): Record<string, number> => {
  let left = cents
  const share = [
    [200, 0.3],
    [100, 0.5],
    [50, 0.6],
    [20, 0.6],
    [10, 1],
    [5, 1],
    [2, 1],
    [1, 1],
  ] as const
  return Object.fromEntries(
    share.map(([value, part]) => {
      const pieces = Math.floor((left * part) / value)
      left -= pieces * value
      return [String(value), pieces]
    }),
  )
}

type Emptying = Omit<Row<'machine_emptying'>, 'difference_cents'>

/** The emptyings of a machine: where its coins fell from one report to the next. Now and then a coin was stuck. */
export const emptyingsOf = (
  random: Random,
  { clerks }: Town,
  { id, cashier_nr }: Pick<Row<'coin_machine'>, 'id' | 'cashier_nr'>,
  reports: readonly Row<'machine_report'>[],
): Emptying[] => {
  const before = reports.filter(({ coins }, index) => (reports[index + 1]?.coins ?? coins) < coins)
  const sequences = new Map<number, number>()
  return before.map((report) => {
    const emptied_at = new Date(report.at.getTime() + hourMs / 2)
    const recorded_at = new Date(report.at.getTime() + 2 * hourMs)
    const year = Number(localDayOf(recorded_at).slice(0, 4))
    const sequence = (sequences.get(year) ?? 0) + 1
    sequences.set(year, sequence)
    const counts = countsOf(report.coins - (random.chance(0.3) ? 50 : 0))
    const counted_cents = coinsSum(counts)
    return {
      ...{
        id: random.id(recorded_at),
        number: `PM-${cashier_nr}-${year}-${String(sequence).padStart(4, '0')}`,
        machine_id: id,
        year,
        sequence,
      },
      ...{ emptied_at, recorded_at, emptied_by: clerks[0]?.id ?? '', counts, counted_cents, report_at: report.at },
      ...{ reported_cents: report.coins, reason: counted_cents === report.coins ? null : 'Kovanec je ostal v žlebu.' },
      ...{ vat_basis_points, vat_cents: vatWithin(counted_cents, vat_basis_points), idempotency_key: null },
    }
  })
}
