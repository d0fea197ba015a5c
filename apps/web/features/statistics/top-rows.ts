import type { BarRow } from '../../ui/chart/row-bars.tsx'

/** Bars that a card shows. The table below it has all of them. */
const shown = 7

/** The first rows; what is left of them as one, so that no card is much longer than the one beside it. */
export const topRows = (rows: readonly BarRow[], others: string, text: (sum: number) => string): BarRow[] => {
  if (rows.length <= shown + 1) return [...rows]
  const value = rows.slice(shown).reduce((sum, row) => sum + row.value, 0)
  return [...rows.slice(0, shown), { key: 'others', label: others, value, text: text(value) }]
}
