import { expect, test } from 'vitest'
import { sharedRows } from '../../../../tools/testing/shared-cases.ts'
import { checkDigitOf, formatReference, isReference, isSameReference, referenceOf } from './reference.ts'

test.each([
  ['123456789012', '0'],
  ['7569', '8'],
  ['711120', '7'],
  ['711100', '2'],
  ['7510', '8'],
])('the check digit of %s is %s', (digits, check) => {
  expect(checkDigitOf(digits)).toBe(check)
})

test.each(['SI12 1234567890120', 'SI11 75698-7111207', 'SI11 75493-7111002-0427000', 'SI00 1-2-3', 'SI99', 'RF81 352A DD05 899'])(
  '%s is a reference',
  (reference) => {
    expect(isReference(reference)).toBe(true)
  },
)

test.each(['', 'SI', 'SI00', 'SI12', 'SI121', 'SI00 1-2-3-4', 'SI11 75699-7111207', 'SI13 1', 'SI99 1', 'RF82 352A DD05 899', 'SI00 12a'])(
  '“%s” is none',
  (reference) => {
    expect(isReference(reference)).toBe(false)
  },
)

const codes = { budget_user_code: '75698', account_code: '7111207' }

test('each model makes a right reference of an application, the same every time', () => {
  const made = (['SI00', 'SI11', 'SI12'] as const).map((reference_model) => referenceOf('V-2026-000123', { reference_model, ...codes }))
  expect(made).toEqual(['SI002026000123', 'SI1175698-7111207-26000123', 'SI1220260001236'])
  expect(made.every(isReference)).toBe(true)
  expect(made.map(formatReference)[1]).toBe('SI11 75698-7111207-26000123')
})

test('a payer is understood without blanks, hyphens or the model, but not with another number', () => {
  const ours = 'SI1175698-7111207-26000123'
  for (const written of ['SI11 75698-7111207-26000123', 'si11756987111207 26000123', 'SI0075698-7111207-26000123', '75698711120726000123'])
    expect(isSameReference(written, ours), written).toBe(true)
  for (const written of ['', 'SI99', 'SI12 75698711120726000123', 'SI11 75698-7111207-26000124', '26000123'])
    expect(isSameReference(written, ours), written).toBe(false)
})

/** Written on slips, but not to be checked: their kind says that nobody claims them to be right. */
const claimed = sharedRows('references/si-references.tsv').filter(({ kind }) => kind !== 'note')

test.skipIf(claimed.length === 0).each(claimed)('the shared case $reference ($mod11_check)', ({ reference = '', mod11_check: right }) => {
  expect(isReference(reference)).toBe(right === 'True')
})

const rf = sharedRows('references/rf-references.tsv')
test.skipIf(rf.length === 0).each(rf)('the shared case $reference ($valid)', ({ reference = '', valid }) => {
  expect(isReference(reference)).toBe(valid === 'true')
})
