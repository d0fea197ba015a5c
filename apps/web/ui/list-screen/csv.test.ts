import { expect, test } from 'vitest'
import { csvName, csvOf } from './csv.ts'

test('cells with separators, quotes and lines are quoted, and spreadsheets see no formula', () => {
  const csv = csvOf([
    ['Ime', 'Opomba'],
    ['Čšžćđ "Žiga"; d.o.o.', 'dve\nvrstici'],
    ['=1+1', '-5,00 €'],
    ['@x', '-x'],
    ['+386 41 234 567', '+436601234567'],
  ])
  expect(csv).toBe(
    '\uFEFFIme;Opomba\r\n"Čšžćđ ""Žiga""; d.o.o.";"dve\nvrstici"\r\n\'=1+1;-5,00 €\r\n\'@x;\'-x\r\n+386 41 234 567;\'+436601234567\r\n',
  )
})

test('the file is called as the list is, with the day', () => {
  expect(csvName('Vloge', '2026-11-21')).toBe('vloge-2026-11-21.csv')
  expect(csvName('Zgodovina stebričkov: Žitni trg (đ)', '2026-11-21')).toBe('zgodovina-stebrickov-zitni-trg-d-2026-11-21.csv')
})
