import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastLocalDateTime } from './local-clock.ts'

test('every instant of a century has the same wall clock as by the calendar', () => {
  const instants = fc.date({ min: new Date('1980-01-01T00:00:00Z'), max: new Date('2080-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(fc.property(instants, (instant) => fastLocalDateTime(instant.toISOString()) === localDateTimeOf(instant)))
})

test('at the change of the clocks', () => {
  for (const instant of ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'])
    expect(fastLocalDateTime(instant)).toBe(localDateTimeOf(new Date(instant)))
})
