import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('the file is called as the list is, with the day', () => {
  expect(fileNameOf('Vloge', '2026-11-21', 'csv')).toBe('vloge-2026-11-21.csv')
  expect(fileNameOf('Zgodovina stebričkov: Žitni trg (đ)', '2026-11-21', 'xlsx')).toBe('zgodovina-stebrickov-zitni-trg-d-2026-11-21.xlsx')
})
