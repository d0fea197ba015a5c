import { localDayOf } from '@dovolilnice/contract/primitives/local-day'

/**
 * Numbers each year's records in the order of their making, `V-2026-000001`.
 * @returns the rows of the number series, so that the next one goes on from there
 */
export const numberByYear = (prefix: string, rows: readonly { number: string; created_at: Date }[]) => {
  const last = new Map<number, number>()
  for (const row of rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())) {
    const year = Number(localDayOf(row.created_at).slice(0, 4))
    const serial = (last.get(year) ?? 0) + 1
    last.set(year, serial)
    row.number = `${prefix}-${year}-${String(serial).padStart(6, '0')}`
  }
  return [...last].map(([year, serial]) => ({ name: prefix, year, last: serial }))
}
