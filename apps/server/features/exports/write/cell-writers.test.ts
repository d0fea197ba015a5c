import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellWriters, TextRow } from './cells.ts'
import type { FileColumn } from './export-writer.ts'

/** What else it reads depends on what it has read: rows with one reason may differ in what follows from it. */
const words = (row: object): string => {
  const field = (key: string) => String(Reflect.get(row, key))
  return field('reason') === 'free' ? 'free' : `${field('reason')} until ${field('day')}${field('day') === 'today' ? field('hours') : ''}`
}

const columns: FileColumn[] = [
  { key: 'day', column: { title: { sl: 'Dan', en: 'Day' } } },
  { key: 'reason', column: { title: { sl: 'Razlog', en: 'Reason' }, text: words } },
]

class PassageRow extends TextRow {
  get reason() {
    return this.read(0)
  }
  get day() {
    return this.read(1)
  }
  get hours() {
    return this.read(2)
  }
}

test('rows of texts get the cells that the same values get, though most cells are remembered', () => {
  const passage = fc.record({
    reason: fc.constantFrom('free', 'permit', ''),
    day: fc.constantFrom('today', 'tomorrow', 'free', ''),
    hours: fc.constantFrom(' 9–13', ' 15–17', ''),
  })
  const property = fc.property(fc.array(passage, { minLength: 2, maxLength: 30 }), (passages) => {
    const [byTexts, byValues] = [cellWriters(columns, 'sl', String), cellWriters(columns, 'sl', String)]
    for (const row of passages) {
      const textRow = new PassageRow([row.reason, row.day, row.hours])
      expect(byTexts.map((cell) => cell(textRow))).toEqual(byValues.map((cell) => cell(row)))
    }
  })
  fc.assert(property)
})

test('a cell is made once for all rows that agree in what it reads', () => {
  let made = 0
  const [cell] = cellWriters(columns.slice(1), 'sl', (value) => `${String(value)} ${(made += 1)}`)
  const row = (...texts: string[]) => cell?.(new PassageRow(texts))
  expect([row('free', 'today', ''), row('free', 'tomorrow', '')]).toEqual(['free 1', 'free 1'])
  expect([row('permit', 'tomorrow', ' 9–13'), row('permit', 'tomorrow', ' 15–17')]).toEqual([
    'permit until tomorrow 2',
    'permit until tomorrow 2',
  ])
})
