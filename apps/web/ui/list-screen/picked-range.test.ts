import { expect, test } from 'vitest'
import { pickedRange } from './use-list.tsx'

const key = (row: string) => row
const page = ['a', 'b', 'c', 'd']

test('a range goes from the row that was picked to the one with the focus, either way', () => {
  expect(pickedRange(page, key, 'b', 3)).toEqual(['b', 'c', 'd'])
  expect(pickedRange(page, key, 'd', 1)).toEqual(['b', 'c', 'd'])
})

test('the row that was picked is meant where it stands now, not the place where it stood', () => {
  expect(pickedRange(['b', 'x', 'a', 'c'], key, 'a', 3)).toEqual(['a', 'c'])
})

test('where the row that was picked is on another page, only the row with the focus is meant; without a focus none', () => {
  expect(pickedRange(['e', 'f', 'g'], key, 'b', 2)).toEqual(['g'])
  expect(pickedRange(page, key, undefined, 1)).toEqual(['b'])
  expect(pickedRange(page, key, 'b', -1)).toEqual([])
})
