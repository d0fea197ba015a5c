import { expect, test } from 'vitest'
import { axisOf } from './chart-axis.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [62, [0, 20, 40, 60, 80]],
  [94, [0, 25, 50, 75, 100]],
  [1700, [0, 500, 1000, 1500, 2000]],
])('an axis for values up to %i has the ticks %j', (highest, ticks) => {
  expect(axisOf(highest)).toEqual({ top: ticks.at(-1), ticks })
})
