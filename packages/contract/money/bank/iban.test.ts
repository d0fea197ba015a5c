import { expect, test } from 'vitest'
import { sharedRows } from '../../../../tools/testing/shared-cases.ts'
import { formatIban, isIban, isSlovenianIban } from './iban.ts'

test('an IBAN is right by its check digits, however it is spaced', () => {
  expect(isSlovenianIban('si56 0201 7001 4356 205')).toBe(true)
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(isSlovenianIban('DE89 3704 0044 0532 0130 00')).toBe(false)
  for (const wrong of ['', 'SI56 0201 7001 4356 206', 'SI56 0201 7001 4356', 'SI56020170014356205X'])
    expect(isIban(wrong), wrong).toBe(false)
})

test('it is shown in groups of four', () => {
  expect(formatIban('SI56020170014356205')).toBe('SI56 0201 7001 4356 205')
})

const cases = sharedRows('references/si-iban.tsv')
test.skipIf(cases.length === 0).each(cases)('the shared case $iban is $iso13616_mod97', ({ iban = '', iso13616_mod97: right }) => {
  expect(isSlovenianIban(iban)).toBe(right === 'valid')
})
