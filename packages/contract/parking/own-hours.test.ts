import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import { clockTime } from '../primitives/time-of-day.ts'
import { afterDays, openingWindows, ownWindow, shownWindows } from './own-hours.ts'
import { dayKinds, type TimeWindow } from './permit-kind.ts'
import { dayKindOf, hasOpeningDay, hoursInWords, isApart } from './window-days.ts'
import { validityOf } from './validity.ts'

const minute = fc.integer({ min: 0, max: 1440 })
const window: fc.Arbitrary<TimeWindow> = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: Math.min(a, b), until: Math.max(a, b) }))
const stored = ({ from, until }: TimeWindow) => ({
  from_time: clockTime(from).padStart(5, '0'),
  until_time: clockTime(until).padStart(5, '0'),
})
const holds = (windows: readonly TimeWindow[], at: number) => windows.some(({ from, until }) => from <= at && at < until)

describe('the hours of a permit', () => {
  test('are read as they were stored; what ends before it begins is none', () => {
    fc.assert(
      fc.property(window, (own) => {
        expect(ownWindow(stored(own))).toEqual(own)
        expect(ownWindow({ from_time: stored(own).until_time, until_time: stored(own).from_time })).toBeUndefined()
      }),
    )
    expect([ownWindow({}), ownWindow({ from_time: null, until_time: null }), ownWindow({ from_time: '9x', until_time: '12' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('are open in exactly those minutes in which the kind is open too', () => {
    fc.assert(
      fc.property(fc.array(window, { maxLength: 6 }), fc.option(window, { nil: undefined }), (ofKind, own) => {
        const open = openingWindows(ofKind, own)
        for (let at = 0; at < 1440; at += 1) {
          const expected = (ofKind.length === 0 || holds(ofKind, at)) && (own === undefined || holds([own], at))
          // For a gate an empty list means the whole day, so "never" must not be an empty list.
          expect(open !== undefined && (open.length === 0 || holds(open, at))).toBe(expected)
        }
        for (const { from, until } of open ?? []) expect(from).toBeLessThan(until)
      }),
      { numRuns: 50 },
    )
  })

  test('are told also when the kind leaves none of them', () => {
    expect(shownWindows([{ from: 300, until: 600 }], { from_time: '11:00', until_time: '12:00' })).toEqual([{ from: 660, until: 720 }])
    expect(shownWindows([{ from: 300, until: 600 }], { from_time: '09:00', until_time: '12:00' })).toEqual([{ from: 540, until: 600 }])
  })

  test.each([
    ['2026-11-21', '2026-11-22', 'sl', ', 9:00–13:30'],
    ['2026-11-21', '2026-11-24', 'sl', ', vsak dan 9:00–13:30'],
    ['2026-10-24', '2026-10-26', 'en', ', daily 9:00–13:30'],
  ] as const)('follow the days %s to %s in %s: %s', (valid_from, valid_until, locale, words) => {
    expect(afterDays({ valid_from, valid_until, from_time: '09:00', until_time: '13:30' }, locale)).toBe(words)
    expect(afterDays({ valid_from, valid_until, from_time: null, until_time: null }, locale)).toBe('')
  })
})

test('days survive the hours of a permit, are told, and keep windows apart', () => {
  const ofKind: TimeWindow[] = [
    { from: 300, until: 600, days: ['mo', 'tu', 'we', 'th', 'fr'] },
    { from: 300, until: 540, days: ['sa', 'holiday'] },
  ]
  expect(openingWindows(ofKind, { from: 500, until: 560 })).toEqual([
    { from: 500, until: 560, days: ['mo', 'tu', 'we', 'th', 'fr'] },
    { from: 500, until: 540, days: ['sa', 'holiday'] },
  ])
  expect(hoursInWords(ofKind, 'sl')).toBe('5:00–10:00 (pon.–pet., razen praznikov), 5:00–9:00 (sob., prazniki)')
  expect(hoursInWords([{ from: 0, until: 60, days: ['mo', 'tu', 'we', 'sa'] }], 'en')).toBe('0:00–1:00 (Mon–Wed, Sat, except holidays)')
  expect(hoursInWords([{ from: 0, until: 60, days: ['tu', 'th', 'holiday'] }], 'en')).toBe('0:00–1:00 (Tue, Thu, holidays)')
  expect(isApart(ofKind)).toBe(true)
  expect(isApart([...ofKind, { from: 590, until: 700 }])).toBe(false)
  expect(isApart([...ofKind, { from: 539, until: 700, days: ['holiday'] }])).toBe(false)
})

test('a kind sold by the hour is bought for days of the wall clock, also when the clock changes', () => {
  const rule = { rule: 'periods', maxDays: 31 } as const
  for (const from of ['2026-10-24', '2027-03-27', '2026-11-20'])
    expect(validityOf(rule, from, 'hour', 3)).toEqual({ valid_from: from, valid_until: addDays(from, 3) })
})

test('a permit opens on some of its days exactly when one of them is a day of a window', () => {
  const days = fc.subarray([...dayKinds], { minLength: 1 })
  const workFree = new Set(['2026-12-25', '2026-12-26'])
  fc.assert(
    fc.property(fc.array(days, { maxLength: 3 }), fc.nat({ max: 40 }), fc.integer({ min: 1, max: 9 }), (all, start, length) => {
      const valid_from = addDays('2026-11-30', start)
      const own = Array.from({ length }, (_, index) => dayKindOf(addDays(valid_from, index), workFree))
      const windows = all.map((named) => ({ from: 300, until: 600, days: named }))
      const opens = all.length === 0 || all.some((named) => own.some((kind) => named.includes(kind)))
      expect(hasOpeningDay(windows, { valid_from, valid_until: addDays(valid_from, length) }, workFree)).toBe(opens)
    }),
  )
})
