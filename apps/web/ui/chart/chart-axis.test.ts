import { expect, test } from 'vitest'
import { axisOf } from './column-chart.tsx'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [62, [0, 20, 40, 60, 80]],
  [94, [0, 25, 50, 75, 100]],
  [1700, [0, 500, 1000, 1500, 2000]],
])('an axis for values up to %i has the ticks %j', (highest, ticks) => {
  expect(axisOf(highest)).toEqual({ top: ticks.at(-1), bottom: 0, ticks })
})

test.each([
  [900, -250, [-500, 0, 500, 1000]],
  [0, -30, [-30, -20, -10, 0]],
])('an axis for values up to %i and down to %i has the ticks %j', (highest, lowest, ticks) => {
  expect(axisOf(highest, lowest)).toEqual({ top: ticks.at(-1), bottom: ticks[0], ticks })
})
