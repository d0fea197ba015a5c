import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const first = { street: 'Stari trg 1', city: 'Lipograd', phone: '', plates: ['LJ AB-123'] }

test('keeps what another changed where this person changed nothing', () => {
  const merge = mergeValues(first, { ...first, city: 'Kranj' }, { ...first, street: 'Novi trg 2' })
  expect(merge).toEqual({ taken: { city: 'Kranj' }, clashes: [] })
})

test('names what both changed, and takes nothing of it', () => {
  const merge = mergeValues(first, { ...first, city: 'Kranj', phone: '041' }, { ...first, city: 'Celje' })
  expect(merge).toEqual({ taken: { phone: '041' }, clashes: [{ field: 'city', own: 'Celje', theirs: 'Kranj' }] })
})

test('both to the same is no clash, and an empty field is one however it is written', () => {
  const merge = mergeValues(
    first,
    { ...first, city: 'Kranj', phone: null },
    { ...first, city: 'Kranj', phone: undefined, plates: ['LJ AB-123', ''] },
  )
  expect(merge).toEqual({ taken: {}, clashes: [] })
})
