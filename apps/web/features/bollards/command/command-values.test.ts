import { addSentences, fieldErrors } from '@dovolilnice/contract/errors'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandValuesSchema } from './command-values.ts'

addSentences(staffSentences)

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T13:30:00Z') })) // half past two in the afternoon here
afterEach(() => void vi.useRealTimers())

const errorsOf = (time: string): string[] => {
  const values = { device_code: 'vrata-1', action: 'hold_lowered', reason: 'Prireditev', hold_until: 'time', time }
  const issues = commandValuesSchema({ usual: 60, most: 4 }).safeParse(values, { reportInput: true }).error?.issues ?? []
  return fieldErrors(issues, 'en').map(({ path, message }) => `${path}: ${message}`)
}

test('a time of one’s own that will not do is told at the time, not at the choice above it', () => {
  expect(errorsOf('16:00')).toEqual([])
  expect(errorsOf('10:00')).toEqual(['time: This time has passed or is now. Choose a later one.'])
  expect(errorsOf('14:30')).toEqual(['time: This time has passed or is now. Choose a later one.'])
  expect(errorsOf('22:00')).toEqual(['time: A hold may last at most 4 h.'])
  expect(errorsOf('kmalu')).toEqual(['time: Enter a time, for instance 9:00.'])
})

test('a hold may run past midnight', () => {
  vi.setSystemTime(new Date('2026-11-22T21:30:00Z'))
  expect(errorsOf('1:00')).toEqual([])
})
