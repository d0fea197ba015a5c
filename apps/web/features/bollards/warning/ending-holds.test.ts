import type { OwnHold } from '@dovolilnice/contract/bollards/holds/holds'
import { expect, test } from 'vitest'
import { endingHolds, prolongedEnd } from './ending-holds.ts'

const now = new Date('2026-11-23T10:00:00Z')
const hold = (code: string, until: string, group_id: string | null = null): OwnHold => ({
  ...{ device_code: code, device_name: code.toUpperCase(), group_id, reason: 'Gasilci' },
  until: `2026-11-23T${until}:00Z`,
})

test('warns of holds in their last ten minutes, those of one command together', () => {
  const holds = [hold('a', '10:09', 'g'), hold('b', '10:09', 'g'), hold('c', '10:10'), hold('d', '10:11'), hold('e', '09:59')]
  expect(endingHolds(holds, now).map(({ names }) => names)).toEqual(['A, B', 'C'])
})

test('a hold with another end is warned of anew', () => {
  const [first] = endingHolds([hold('a', '10:05')], now)
  const [later] = endingHolds([hold('a', '10:06')], now)
  expect(first?.key).not.toBe(later?.key)
})

test('goes on for the usual time, and no longer than the town allows', () => {
  const lengths = { usual: 60, most: 12 }
  expect(prolongedEnd('2026-11-23T10:05:00Z', now, lengths).toISOString()).toBe('2026-11-23T11:05:00.000Z')
  expect(prolongedEnd('2026-11-23T10:05:00Z', now, { usual: 60, most: 1 }).toISOString()).toBe('2026-11-23T11:00:00.000Z')
})
