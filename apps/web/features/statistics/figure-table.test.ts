import { expect, test } from 'vitest'
import { figuresCsv, valueText } from './figure-sheet.tsx'

interface Row {
  name: string
  count: number
  median: number | null
  cents: number
}
const columns = [
  { title: 'Vrsta', value: ({ name }: Row) => name },
  { title: 'Število', value: ({ count }: Row) => count },
  { title: 'Mediana', value: ({ median }: Row) => median },
  { title: 'Znesek', value: ({ cents }: Row) => cents, cents: true as const },
]
const rows: Row[] = [
  { name: 'Stanovalec; prvi', count: 12345, median: 2.5, cents: 123456 },
  { name: '=1+1', count: 0, median: null, cents: -750 },
]

test('a file has the numbers of the table, so that spreadsheets take them for numbers', () => {
  expect(figuresCsv(columns, rows, 'sl')).toBe(
    `\uFEFFVrsta;Število;Mediana;Znesek\r\n"Stanovalec; prvi";12345;2,5;1234,56\r\n'=1+1;0;;-7,50\r\n`,
  )
  expect(figuresCsv(columns, rows, 'en')).toContain(';12345;2.5;1234.56\r\n')
})

test('on the screen they are written for people', () => {
  expect(valueText(12345, undefined, 'sl')).toBe('12.345')
  expect(valueText(2.5, undefined, 'en')).toBe('2.5')
  expect(valueText(null, undefined, 'sl')).toBe('–')
  expect(valueText(1234567, true, 'sl').replaceAll('\u00A0', ' ')).toBe('12.345,67 €')
})
