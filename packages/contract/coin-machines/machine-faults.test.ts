import { expect, test } from 'vitest'
import { faultsText } from './machine-faults.ts'

test('known faults have words, others are shown as their maker names them', () => {
  expect(faultsText('', 'sl')).toBe('')
  expect(faultsText('coin_jam constructor e_17', 'sl')).toBe('kovanec se je zataknil, constructor, e_17')
})
