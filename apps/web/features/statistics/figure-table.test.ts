import { beforeEach, expect, test } from 'vitest'
import { localeStore } from '../../platform/translate/locale-store.ts'
import { figuresCsv, valueText } from './figure-sheet.tsx'

beforeEach(() => localeStore.set('sl'))

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
  expect(figuresCsv(columns, rows)).toBe(`\uFEFFVrsta;Število;Mediana;Znesek\r\n"Stanovalec; prvi";12345;2,5;1234,56\r\n'=1+1;0;;-7,50\r\n`)
  localeStore.set('en')
  expect(figuresCsv(columns, rows)).toContain(';12345;2.5;1234.56\r\n')
})

test('on the screen they are written for people', () => {
  expect([valueText(12345), valueText(null)]).toEqual(['12.345', '–'])
  expect(valueText(1234567, true).replaceAll('\u00A0', ' ')).toBe('12.345,67 €')
  localeStore.set('en')
  expect(valueText(2.5)).toBe('2.5')
})
