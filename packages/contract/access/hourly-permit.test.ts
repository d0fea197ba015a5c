import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingWindows } from '../parking/own-hours.ts'
import { addDays, localDayOf, localMinutesOf, startOfLocalDay } from '../primitives/local-day.ts'
import { mayPass } from './may-pass.ts'
import { reasonSentence } from './reasons.ts'
import { loadWhitelist } from './whitelist.ts'

const minute = 60_000
/** Three ranges of three days: on the middle day the clock goes back, goes forward, does not change. */
const begins = ['2026-10-24', '2027-03-27', '2026-11-20'] as const
const own = { from: 90, until: 210 }

const gateFor = (from: string, ofKind: { from: number; until: number }[]) => {
  const entry = {
    credential: 'plate:LJAB123',
    permit: 'D-2026-000012',
    from: startOfLocalDay(from).toISOString(),
    until: startOfLocalDay(addDays(from, 3)).toISOString(),
    zone: 'A',
    windows: openingWindows(ofKind, own) ?? [],
  }
  const list = { version: 1, device: 'brod', issued_at: '2026-01-01T00:00:00Z', expires_at: '2030-01-01T00:00:00Z', zone: 'A' }
  const whitelist = loadWhitelist({ ...list, fail_mode: 'fail_safe', entries: [entry] })
  return (at: Date) => mayPass(whitelist, { kind: 'plate', value: 'LJ AB-123' }, at)
}

test.each(begins)('a gate opens in the hours of a permit to the minute, on each of its days, from %s', (from) => {
  const gate = gateFor(from, [])
  const first = startOfLocalDay(addDays(from, -1)).getTime()
  const last = startOfLocalDay(addDays(from, 4)).getTime()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: (last - first) / minute - 1 }), (minutes) => {
      const at = new Date(first + minutes * minute)
      const day = localDayOf(at)
      const clock = localMinutesOf(at)
      const inside = day >= from && day < addDays(from, 3) && clock >= own.from && clock < own.until
      expect(gate(at).allowed).toBe(inside)
      expect(gate(new Date(at.getTime() + minute - 1)).allowed).toBe(inside)
    }),
    { numRuns: 400 },
  )
})

test('the last minute is inside, the next one outside, and the words tell the hours that are left of its kind’s', () => {
  const gate = gateFor('2026-11-20', [{ from: 120, until: 600 }])
  expect(gate(new Date('2026-11-20T01:00:00Z')).reason).toBe('permit_valid')
  expect(gate(new Date('2026-11-20T00:59:59Z')).reason).toBe('outside_window')
  expect(gate(new Date('2026-11-20T02:29:59.999Z')).reason).toBe('permit_valid')
  const refused = gate(new Date('2026-11-20T02:30:00Z'))
  expect(reasonSentence(refused.reason, refused.details, 'sl')).toBe('Dovolilnica D-2026-000012 velja samo v času 2:00–3:30.')
})
