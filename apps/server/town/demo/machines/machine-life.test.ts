import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { fillOf, lifeAfter, newLife } from './machine-life.ts'

const at = (time: string): Date => new Date(`2026-11-${time}:00+01:00`)
const paid = (errors: string[], time: string): number => lifeAfter({ ...newLife(), errors }, createRandom(1), at(time), 60).coins

test.each([
  ['at night', [], '16T02:30', false],
  ['before noon', [], '16T10:30', true],
  ['on Sunday', [], '15T10:30', false],
  ['while a coin is stuck', ['coin_jam'], '16T10:30', false],
])('%s', (_, errors, time, pays) => {
  expect(paid(errors, time) > 0).toBe(pays)
})

test('coins only grow, change only goes and never below nothing, whatever happens', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), (seed, steps) => {
      const random = createRandom(seed)
      let life = newLife()
      let now = at('16T07:00').getTime()
      for (const minutes of steps) {
        now += minutes * 60_000
        const next = lifeAfter(life, random, new Date(now), minutes)
        expect(next.coins).toBeGreaterThanOrEqual(life.coins)
        expect(next.chng).toBeLessThanOrEqual(life.chng)
        expect(next.chng).toBeGreaterThanOrEqual(0)
        expect(fillOf(next)).toBeLessThanOrEqual(100)
        life = next
      }
    }),
  )
})
