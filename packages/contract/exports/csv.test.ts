import { expect, test } from 'vitest'
import { csvBlocks } from './csv.ts'

test('cells with separators, quotes and lines are quoted, and spreadsheets see no formula', () => {
  const csv = [
    ...csvBlocks([
      ['Ime', 'Opomba'],
      ['Čšžćđ "Žiga"; d.o.o.', 'dve\nvrstici'],
      ['=1+1', '-5,00 €'],
      ['@x', '-x'],
      ["-2+3+cmd|' /C calc'!A0", '-5'],
      ['+386 41 234 567', '+436601234567'],
    ]),
  ].join('')
  expect(csv).toBe(
    '\uFEFFIme;Opomba\r\n"Čšžćđ ""Žiga""; d.o.o.";"dve\nvrstici"\r\n\'=1+1;-5,00 €\r\n\'@x;\'-x\r\n\'-2+3+cmd|\' /C calc\'!A0;-5\r\n+386 41 234 567;\'+436601234567\r\n',
  )
})
