import { expect, test } from 'vitest'
import { type KeylessEntry, withKeys } from './statement.ts'

const entry: KeylessEntry = {
  direction: 'credit',
  cents: 3000,
  currency: 'EUR',
  booked_on: '2026-11-13',
  value_on: '2026-11-13',
  payer_name: 'Ana Kos',
  payer_iban: 'SI56192001234567892',
  reference: 'SI1220260001238',
  purpose: 'Dovolilnica',
  reversal: false,
  bank_reference: 'B-1',
  bank_references: ['B-1'],
  payer_mark: null,
  counterparty: null,
  batch_index: null,
}
const keys = (...entries: KeylessEntry[]) => withKeys('SI56020170014356205', entries).map(({ key }) => key)

test('the same movement has the same key in every statement that holds it', () => {
  const other = { ...entry, bank_reference: 'B-2' }
  expect(keys(other, entry)[1]).toBe(keys(entry)[0])
  // The bank's reference decides; how the bank writes the name may change.
  expect(keys({ ...entry, payer_name: 'ANA KOS', purpose: null })).toEqual(keys(entry))
})

test('other movements have other keys, also where the bank repeats its reference', () => {
  const others = [
    entry,
    { ...entry, cents: 1 },
    { ...entry, reversal: true },
    { ...entry, booked_on: '2026-11-14' },
    { ...entry, batch_index: 1 },
  ]
  expect(new Set(keys(...others)).size).toBe(others.length)
  expect(withKeys('SI56192001234567892', [entry])[0]?.key).not.toBe(keys(entry)[0])
})

test('without a reference of the bank the content decides, and equal payments are counted', () => {
  const bare = { ...entry, bank_reference: null }
  const first = keys(bare, { ...bare, payer_name: 'Marko Kos' }, bare)
  expect(new Set(first).size).toBe(3)
  // The statement of the whole week holds the same day with the same three.
  expect(keys({ ...bare, booked_on: '2026-11-12' }, bare, { ...bare, payer_name: 'Marko Kos' }, bare).slice(1)).toEqual(first)
})
