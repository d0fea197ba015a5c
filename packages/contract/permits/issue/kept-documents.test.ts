import { expect, test } from 'vitest'
import { keptDocuments, provesTheSame } from './kept-documents.ts'

const asked = [
  { type: 'identity', expires: false },
  { type: 'residence', expires: true },
]
const kept = (held: Parameters<typeof keptDocuments>[1]) => keptDocuments(asked, held, '2027-02-01')

test('a document that has not ended when the new permit begins is not asked for again', () => {
  expect(kept([{ type: 'identity', expires_on: null }])).toEqual([{ type: 'identity', expires_on: null }])
  expect(kept([{ type: 'residence', expires_on: '2027-02-01' }])).toEqual([{ type: 'residence', expires_on: '2027-02-01' }])
})

test('one that has ended, has no day, or is of no type of the kind is', () => {
  expect(kept([{ type: 'residence', expires_on: '2027-01-31' }])).toEqual([])
  expect(kept([{ type: 'residence', expires_on: null }])).toEqual([])
  expect(kept([{ type: 'lease', expires_on: null }])).toEqual([])
})

test('one that has ended is not taken over where the kind asks for no day either, nor a day told that others of its type have', () => {
  const identity = (expires_on: string | null) => ({ type: 'identity', expires_on })
  expect(kept([identity('2027-01-31')])).toEqual([])
  expect(kept([identity('2027-01-31'), identity('2027-03-01')])).toEqual([identity('2027-03-01')])
  expect(kept([identity('2027-03-01'), identity(null)])).toEqual([identity(null)])
})

test('the one that lasts longest speaks for its type', () => {
  const residence = (expires_on: string) => ({ type: 'residence', expires_on })
  expect(kept([residence('2028-05-01'), residence('2026-12-31')])).toEqual([residence('2028-05-01')])
})

const permit = {
  permit_kind_id: 'a',
  user_type_code: 'resident',
  name: 'Čedomir Žagar',
  street: 'Stari trg 1',
  post_code: '9999',
  city: 'Kamen',
  tax_number: null,
  plates: ['LJ AB-123', 'LJ CD-456'],
}

test('the same vehicles in another order and spelling prove the same; another address or vehicle does not', () => {
  expect(provesTheSame({ ...permit, plates: ['lj cd456', 'LJ AB-123'], tax_number: undefined }, permit)).toBe(true)
  for (const change of [{ street: 'Stari trg 2' }, { plates: ['LJ AB-123'] }, { name: 'Ana Žagar' }, { permit_kind_id: 'b' }])
    expect(provesTheSame({ ...permit, ...change }, permit)).toBe(false)
})
