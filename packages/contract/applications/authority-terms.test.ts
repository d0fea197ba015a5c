import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import { isWorkingDay, noClosedDays } from '../primitives/working-days.ts'
import { startingTerms } from '../resources/term-settings.ts'
import { soonUntil, termAfterRest, termsAnew, termsFrom, termState } from './authority-terms.ts'

test('five working days to call and a month to decide, two in the special procedure', () => {
  expect(termsFrom('2026-11-16', 'simple', startingTerms, noClosedDays)).toEqual({
    counted_from: '2026-11-16',
    call_by: '2026-11-23',
    decide_by: '2026-12-16',
  })
  expect(termsFrom('2026-12-24', 'special', startingTerms, noClosedDays)).toMatchObject({ call_by: '2027-01-04', decide_by: '2027-02-24' })
  expect(termsFrom('2027-01-31', 'simple', startingTerms, noClosedDays).decide_by).toBe('2027-03-01')
})

test('after an annulment thirty days to decide anew, which end on a working day, and no call', () => {
  // 23 January 2027 is a Saturday.
  expect(termsAnew('2026-12-24', startingTerms, noClosedDays)).toEqual({
    counted_from: '2026-12-24',
    call_by: null,
    decide_by: '2027-01-25',
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_000 }), fc.integer({ min: 1, max: 365 }), (count, anew_days) => {
      const day = addDays('2026-01-01', count)
      const { decide_by: last } = termsAnew(day, { ...startingTerms, anew_days }, noClosedDays)
      expect(isWorkingDay(String(last), noClosedDays)).toBe(true)
      expect(String(last) >= addDays(day, anew_days)).toBe(true)
    }),
  )
})

test('an order that holds stops the term; one that was set aside makes nobody wait, and leaves no term that ended meanwhile', () => {
  const rest = { since: '2026-11-26', until: '2026-12-04' }
  const after = (isVoid: boolean, more: Partial<typeof rest> = {}) =>
    termAfterRest('2026-12-16', { ...rest, isVoid, ...more }, startingTerms, noClosedDays)
  expect([after(false), after(true)]).toEqual(['2026-12-24', '2026-12-16'])
  // 31 January 2027 is a Sunday: as long as it rested, and shorter than thirty days.
  expect(after(true, { until: '2027-01-11' })).toBe('2027-02-01')
  expect(after(true, { since: '2026-11-16', until: '2027-03-01' })).toBe('2027-03-31')
  expect(after(true, { since: '2026-12-17', until: '2027-03-01' })).toBe('2026-12-16')
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 400 }), fc.integer({ min: 0, max: 400 }), (left, days) => {
      const since = '2026-11-16'
      const until = addDays(since, days)
      const [stood, anew] = [addDays(since, left), termsAnew(until, startingTerms, noClosedDays).decide_by ?? '']
      const [held, fell] = [false, true].map((isVoid) => termAfterRest(stood, { since, until, isVoid }, startingTerms, noClosedDays))
      expect(String(fell) <= String(held) && String(fell) >= stood).toBe(true)
      expect(String(fell) >= until).toBe(left >= 0)
      if (stood < until) expect(String(fell) <= anew).toBe(true)
    }),
  )
})

test('a term is open, then soon, then overdue, and never goes back', () => {
  const order = ['open', 'soon', 'overdue']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_000 }), (count) => {
      const last = addDays('2026-01-01', count)
      const states = Array.from({ length: 20 }, (_, index) => termState(last, addDays(last, index - 15), noClosedDays))
      expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      expect(states.indexOf('overdue')).toBe(16)
      expect(isWorkingDay(soonUntil(last, noClosedDays), noClosedDays)).toBe(true)
    }),
  )
})

test('a closed day brings the warning of a term forward', () => {
  // Friday 20 November is three working days after Tuesday, and four where Thursday is closed.
  expect(termState('2026-11-20', '2026-11-17', noClosedDays)).toBe('soon')
  expect(termState('2026-11-23', '2026-11-17', noClosedDays)).toBe('open')
  expect(termState('2026-11-23', '2026-11-17', new Set(['2026-11-19']))).toBe('soon')
})
