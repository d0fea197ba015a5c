import { expect, it } from 'vitest'
import { menu } from './menu.ts'

const letters = menu.flatMap(({ entries }) => entries).flatMap(({ letter }) => letter ?? [])

it('gives each letter after g to one screen', () => {
  expect(letters).toContain('v')
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([])
})
