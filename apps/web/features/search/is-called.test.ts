import { expect, test } from 'vitest'
import { isCalled } from './use-search-results.ts'

test('a title is found by the beginnings of its words, in any order and without accents', () => {
  expect(['', 'nad', 'plošča', 'PLOSC nadz', 'nadz x', 'zorna'].map((typed) => isCalled('Nadzorna plošča', typed))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
