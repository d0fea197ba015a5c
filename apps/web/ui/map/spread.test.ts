import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('signs that lie free stay where they are', () => {
  const spots = [
    { x: 0, y: 0, size: 32 },
    { x: 40, y: 0, size: 24 },
  ]
  expect(spread(spots)).toEqual(spots)
})

test('two at the same place stand side by side', () => {
  const [a, b] = spread([
    { x: 10, y: 10, size: 32 },
    { x: 10, y: 10, size: 24 },
  ])
  expect([a?.x, b?.x]).toEqual([-5, 25])
})

test('no sign covers another, however they lie', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 500 }), size: fc.constantFrom(24, 32) })
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 10 }), (spots) => {
      const moved = spread(spots)
      for (const [index, a] of moved.entries())
        for (const b of moved.slice(index + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan((a.size + b.size) / 2 - 1)
    }),
  )
})
