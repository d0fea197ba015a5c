import { expect, test } from 'vitest'
import { suspendPermit } from '../permits/record/operations.ts'
import { earliestRequest, withRequestDay } from './suspension-ground.ts'

test('a suspension can be asked for from the day on which there was a permit', () => {
  const permit = { issued_at: '2026-11-13T23:30:00.000Z', valid_from: '2026-12-01' }
  expect(earliestRequest([permit])).toBe('2026-11-14')
  // Brought along from elsewhere: in force before it was entered.
  const brought = { ...permit, valid_from: '2026-03-01' }
  expect(earliestRequest([brought])).toBe('2026-03-01')
  expect(earliestRequest([brought, permit])).toBe('2026-03-01')
  expect(earliestRequest([])).toBeNull()
})

test('the form refuses a day of request before the permit', () => {
  const form = withRequestDay(suspendPermit.body, '2026-11-14')
  const ruleOf = (requested_on: string, ground = 'on_request') =>
    form.safeParse({ version: 1, ground, requested_on, reason: 'Vozilo je v popravilu.' }).error?.issues.map(({ message }) => message)
  expect(ruleOf('2026-11-13')).toEqual(['before_permit'])
  expect(ruleOf('2026-11-14')).toBeUndefined()
  expect(ruleOf('2026-11-13', 'ex_officio')).toBeUndefined()
})
