import { expect, it } from 'vitest'
import type { DrawerEntry } from './drawer.tsx'

const declared = import.meta.glob<Record<string, readonly DrawerEntry[]>>('../../../features/*/*.drawer.ts', { eager: true })
const letters = Object.values(declared)
  .flatMap((module) => Object.values(module).flat())
  .flatMap(({ letter }) => letter ?? [])

it('gives each letter after g to one screen', () => {
  expect(letters).toContain('v')
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([])
})
