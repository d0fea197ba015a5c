import { isWorkingDay, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { expect, test } from 'vitest'
import { sharedRows } from '../../../tools/testing/shared-cases.ts'

/** The official list has it not, and it was before the product: the day of solidarity after the floods. */
const daysOnOneListOnly = new Set(['2023-08-14'])

const rows = sharedRows('holidays/work-free-2020-2030.tsv')

test.skipIf(rows.length === 0)('every day from 2020 to 2030 counts as the lists of work-free days say', () => {
  const listed = new Set(rows.map(({ date = '' }) => date))
  const wrong: string[] = []
  for (let day = '2020-01-01'; day < '2031-01-01'; day = addDays(day, 1)) {
    const weekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    if (isWorkingDay(day, noClosedDays) !== !(weekend || (listed.has(day) && !daysOnOneListOnly.has(day)))) wrong.push(day)
  }
  expect(wrong).toEqual([])
})
