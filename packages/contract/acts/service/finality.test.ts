import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../primitives/local-day.ts'
import { isWorkingDay, lastDayOfTerm, noClosedDays } from '../../primitives/working-days.ts'
import { actStandings, standingOn } from './act-standing.ts'
import { appealOutcomes, finalityOf, type AppealFacts, type Finality, type FinalityFacts } from './finality.ts'
import { fictionDay } from './act-service.ts'

const day = fc.integer({ min: 0, max: 80 * 366 }).map((count) => addDays('1992-01-01', count))
const days = fc.integer({ min: 1, max: 60 })

const facts = (changes: Partial<FinalityFacts> = {}): FinalityFacts => ({
  ...{ appeal_days: 15, court_days: 30, served_on: '2026-11-16', waived_on: null, appeal: null, court: null, restored: null },
  closed: noClosedDays,
  ...changes,
})
const appealed = (changes: Partial<AppealFacts> = {}): AppealFacts => ({
  ...{ lodged_on: '2026-11-20', outcome: null, outcome_served_on: null },
  ...changes,
})
const known = (changes: Partial<Finality>): Finality => ({
  ...{ appeal_until: null, under_appeal: false, set_aside: false, final_on: null, court_until: null, binding_on: null },
  ...changes,
})

test.each([
  ['an ordinary term', '2026-11-16', 15, '2026-12-01'],
  ['its end on a Saturday', '2026-11-13', 15, '2026-11-30'],
  ['its end on a Sunday', '2026-11-14', 15, '2026-11-30'],
  ['its end on Christmas, a Friday, with a holiday and a Sunday behind it', '2026-12-10', 15, '2026-12-28'],
  ['its end on New Year’s Day, two holidays and a Sunday', '2026-12-17', 15, '2027-01-04'],
  ['its end on Easter Monday', '2026-03-22', 15, '2026-04-07'],
  ['its end on 1 May, a Friday, and the weekend', '2026-04-16', 15, '2026-05-04'],
  ['the end of a leap February', '2028-02-14', 15, '2028-02-29'],
  ['the end of a common February', '2027-02-14', 15, '2027-03-01'],
  ['from the last day of a month', '2026-08-31', 15, '2026-09-15'],
  ['eight days', '2026-02-05', 8, '2026-02-13'],
])('a term counts from the day after the service: %s', (_, from, count, last) => {
  expect(lastDayOfTerm(from, count, noClosedDays)).toBe(last)
})

test('a term ends on a working day, never early, and passes over days without work only', () => {
  fc.assert(
    fc.property(day, days, (from, count) => {
      const last = lastDayOfTerm(from, count, noClosedDays)
      const counted = addDays(from, count)
      expect(isWorkingDay(last, noClosedDays)).toBe(true)
      expect(last >= counted).toBe(true)
      for (let passed = counted; passed < last; passed = addDays(passed, 1)) expect(isWorkingDay(passed, noClosedDays)).toBe(false)
    }),
  )
})

test('who is served later never has less time', () => {
  fc.assert(
    fc.property(
      day,
      days,
      (from, count) => lastDayOfTerm(from, count, noClosedDays) <= lastDayOfTerm(addDays(from, 1), count, noClosedDays),
    ),
  )
})

test('fiction comes with the expiry of its days, though it be a Sunday or a holiday', () => {
  // The example of the Supreme Court’s decision I Up 314/2013.
  expect(fictionDay('2013-02-21', 15)).toBe('2013-03-08')
  expect(fictionDay('2026-11-14', 15)).toBe('2026-11-29')
  expect(fictionDay('2026-12-10', 15)).toBe('2026-12-25')
  expect(fictionDay('2028-02-14', 15)).toBe('2028-02-29')
  fc.assert(fc.property(day, days, (notice, count) => daysBetween(notice, fictionDay(notice, count)) === count))
})

test('before the service nothing is known but what an appeal says', () => {
  fc.assert(
    fc.property(fc.option(days), fc.nat(60), day, (appeal_days, court_days, waived_on) => {
      expect(finalityOf(facts({ appeal_days, court_days, waived_on, served_on: null }))).toEqual(known({}))
    }),
  )
  const unserved = (appeal: Partial<AppealFacts>) => finalityOf(facts({ served_on: null, appeal: appealed(appeal) }))
  const outcome_served_on = '2026-12-10'
  expect(unserved({})).toEqual(known({ under_appeal: true }))
  expect(unserved({ outcome: 'act_set_aside', outcome_served_on })).toEqual(known({ set_aside: true }))
  expect(unserved({ outcome: 'act_stands' })).toEqual(known({ under_appeal: true }))
  for (const outcome of ['late', 'withdrawn', 'act_stands'] as const) expect(unserved({ outcome, outcome_served_on })).toEqual(known({}))
})

test('without an appeal an act is final and binding on the day after the last day for one', () => {
  expect(finalityOf(facts())).toEqual(known({ appeal_until: '2026-12-01', final_on: '2026-12-02', binding_on: '2026-12-02' }))
  fc.assert(
    fc.property(day, days, fc.nat(60), (served_on, appeal_days, court_days) => {
      const { appeal_until, final_on, binding_on, court_until } = finalityOf(facts({ served_on, appeal_days, court_days }))
      expect(final_on).toBe(addDays(String(appeal_until), 1))
      // Who did not appeal cannot sue.
      expect([binding_on, court_until]).toEqual([final_on, null])
    }),
  )
})

test('where no appeal is allowed an act is final when it is served, and binding after the term for a court action', () => {
  const expected = { final_on: '2026-11-16', court_until: '2026-12-16', binding_on: '2026-12-17' }
  expect(finalityOf(facts({ appeal_days: null }))).toEqual(known(expected))
  expect(finalityOf(facts({ appeal_days: null, court_days: 0 }))).toEqual(known({ final_on: '2026-11-16', binding_on: '2026-11-16' }))
})

test('a renounced appeal makes an act final on that day, where it was renounced within the term', () => {
  const ends = { appeal_until: '2026-12-01' }
  const on = (waived_on: string) => finalityOf(facts({ waived_on }))
  for (const waived of ['2026-11-16', '2026-11-20', '2026-12-01'])
    expect(on(waived)).toEqual(known({ ...ends, final_on: waived, binding_on: waived }))
  for (const waived of ['2026-11-15', '2026-12-02'])
    expect(on(waived)).toEqual(known({ ...ends, final_on: '2026-12-02', binding_on: '2026-12-02' }))
})

test('an appeal in time holds finality back until the decision about it is served', () => {
  const ends = { appeal_until: '2026-12-01' }
  const open = known({ ...ends, under_appeal: true })
  expect(finalityOf(facts({ appeal: appealed({ lodged_on: '2026-12-01' }) }))).toEqual(open)
  expect(finalityOf(facts({ appeal: appealed(), waived_on: '2026-11-18' }))).toEqual(open)
  expect(finalityOf(facts({ appeal: appealed({ outcome: 'act_stands' }) }))).toEqual(open)
  expect(finalityOf(facts({ appeal: appealed({ outcome: 'act_stands', outcome_served_on: '2027-01-15' }) }))).toEqual(
    known({ ...ends, final_on: '2027-01-15', court_until: '2027-02-15', binding_on: '2027-02-16' }),
  )
  expect(finalityOf(facts({ appeal: appealed({ outcome: 'act_set_aside', outcome_served_on: '2027-01-15' }) }))).toEqual(
    known({ ...ends, set_aside: true }),
  )
})

test('a withdrawn appeal makes an act final and binding on that day, but never before the act was served', () => {
  const withdrawn = (outcome_served_on: string) => finalityOf(facts({ appeal: appealed({ outcome: 'withdrawn', outcome_served_on }) }))
  const ends = { appeal_until: '2026-12-01' }
  expect(withdrawn('2026-11-25')).toEqual(known({ ...ends, final_on: '2026-11-25', binding_on: '2026-11-25' }))
  expect(withdrawn('2026-11-12')).toEqual(known({ ...ends, final_on: '2026-11-16', binding_on: '2026-11-16' }))
})

test('an appeal that is late changes nothing, decided or not', () => {
  fc.assert(
    fc.property(
      day,
      days,
      fc.integer({ min: 1, max: 400 }),
      fc.option(fc.constantFrom('late', 'withdrawn', 'act_stands')),
      (served_on, term, late, outcome) => {
        const without = facts({ served_on, appeal_days: term })
        const lodged_on = addDays(String(finalityOf(without).appeal_until), late)
        const appeal = appealed({ lodged_on, outcome, outcome_served_on: outcome && addDays(lodged_on, 30) })
        expect(finalityOf({ ...without, appeal })).toEqual(finalityOf(without))
      },
    ),
  )
  // The organ found that it was posted after the term, whatever day was entered.
  expect(finalityOf(facts({ appeal: appealed({ outcome: 'late', outcome_served_on: '2026-12-20' }) }))).toEqual(finalityOf(facts()))
})

test('an appeal that came late by its day but set the act aside leaves nothing that could be final', () => {
  fc.assert(
    fc.property(day, days, fc.integer({ min: 1, max: 400 }), fc.boolean(), (served_on, term, late, isServed) => {
      const without = facts({ served_on, appeal_days: term })
      const lodged_on = addDays(String(finalityOf(without).appeal_until), late)
      const appeal = appealed({ lodged_on, outcome: 'act_set_aside', outcome_served_on: isServed ? addDays(lodged_on, 30) : null })
      const { final_on, set_aside, under_appeal } = finalityOf({ ...without, appeal })
      expect([final_on, set_aside, under_appeal]).toEqual([null, isServed, !isServed])
    }),
  )
})

const afterAppeal = facts({ appeal: appealed({ outcome: 'act_stands', outcome_served_on: '2027-01-15' }) })
const sued = (lodged_on: string, ended_on: string | null, set_aside = false) =>
  finalityOf({ ...afterAppeal, court: { lodged_on, ended_on, set_aside } })

test('a court action in time holds back that an act is binding, not that it is final', () => {
  expect(sued('2027-02-15', null)).toMatchObject({ final_on: '2027-01-15', binding_on: null })
  expect(sued('2027-02-15', '2027-09-01')).toMatchObject({ final_on: '2027-01-15', binding_on: '2027-09-01' })
  expect(sued('2027-02-16', null)).toMatchObject({ binding_on: '2027-02-16' })
})

test('a court that annuls the act sets it aside, from the day on which its decision is binding', () => {
  expect(sued('2027-02-15', null, true)).toMatchObject({ final_on: '2027-01-15', set_aside: false, binding_on: null })
  expect(sued('2027-02-15', '2027-09-01', true)).toMatchObject({ final_on: null, set_aside: true, binding_on: null })
})

test('a court that annuls the act sets it aside, though the action came late by its day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 32, max: 400 }), fc.nat(400), (after, until) => {
      const lodged_on = addDays('2027-01-15', after)
      const annulled = sued(lodged_on, addDays(lodged_on, until), true)
      expect(annulled).toMatchObject({ final_on: null, set_aside: true, binding_on: null })
    }),
  )
})

test('a court action never makes an act binding earlier than without it, and one that is late changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.option(fc.nat(400)), (after, until) => {
      const lodged_on = addDays('2027-01-15', after)
      const { binding_on, court_until } = sued(lodged_on, until === null ? null : addDays(lodged_on, until))
      if (lodged_on > String(court_until)) expect(binding_on).toBe(finalityOf(afterAppeal).binding_on)
      else expect(binding_on).toBe(until === null ? null : addDays(lodged_on, until))
    }),
  )
})

const anyFacts: fc.Arbitrary<FinalityFacts> = fc.record({
  appeal_days: fc.option(days),
  court_days: fc.nat(60),
  served_on: fc.option(day),
  waived_on: fc.option(day),
  appeal: fc.option(
    fc.record({ lodged_on: day, outcome: fc.option(fc.constantFrom(...appealOutcomes)), outcome_served_on: fc.option(day) }),
  ),
  court: fc.option(fc.record({ lodged_on: day, ended_on: fc.option(day), set_aside: fc.boolean() })),
  restored: fc.option(fc.record({ from: fc.option(day) })),
  closed: fc.constant(noClosedDays),
})

test('whatever the facts: at most one of final, under appeal and set aside, and nothing is binding that is not final', () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { final_on, under_appeal, set_aside, binding_on } = finalityOf(given)
      const held = [final_on !== null, under_appeal, set_aside].filter(Boolean)
      // Until the order that restored the term is served nobody is late.
      const waits = given.appeal_days !== null && given.restored?.from === null
      if (given.served_on === null) expect(final_on).toBeNull()
      else if (!waits) expect(held).toHaveLength(1)
      expect(held.length).toBeLessThanOrEqual(1)
      if (final_on !== null) expect(final_on >= String(given.served_on)).toBe(true)
      expect(binding_on === null || final_on !== null).toBe(true)
    }),
  )
})

test('an act without an appeal only moves forward through its standings', () => {
  fc.assert(
    fc.property(day, days, fc.nat(60), (handed_over_on, appeal_days, until) => {
      const served_on = addDays(handed_over_on, until)
      const { final_on, under_appeal, set_aside } = finalityOf(facts({ served_on, appeal_days }))
      const act = { remedy: 'appeal', handed_over_on, served_on, final_on, under_appeal, set_aside } as const
      const places = Array.from({ length: 140 }, (_, index) => actStandings.indexOf(standingOn(act, addDays(handed_over_on, index))))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(standingOn(act, addDays(served_on, -1))).toBe('on_its_way')
      expect(standingOn(act, served_on)).toBe('term_runs')
      expect(standingOn(act, String(final_on))).toBe('final')
    }),
  )
})

const restored = (from: string | null) => facts({ restored: { from } })

test('a restored term runs from the service of its order, and before that nothing is final', () => {
  expect(finalityOf(restored(null))).toEqual(known({}))
  expect(finalityOf(restored('2026-12-14'))).toEqual(
    known({ appeal_until: '2026-12-29', final_on: '2026-12-30', binding_on: '2026-12-30' }),
  )
  // An order that was served while the first term still ran takes nothing away.
  expect(finalityOf(restored('2026-11-10'))).toEqual(finalityOf(facts()))
})

test('a restored term is never shorter, and an appeal that was late is in time by it', () => {
  fc.assert(
    fc.property(day, days, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (served_on, term, late, later) => {
      const without = facts({ served_on, appeal_days: term })
      const first = String(finalityOf(without).appeal_until)
      const from = addDays(first, later)
      const anew = { ...without, restored: { from } }
      const { appeal_until: last, final_on } = finalityOf(anew)
      expect(last).toBe(lastDayOfTerm(from, term, noClosedDays))
      expect(final_on).toBe(addDays(String(last), 1))
      const lodged_on = addDays(first, late)
      const appeal = appealed({ lodged_on })
      expect(finalityOf({ ...without, appeal }).under_appeal).toBe(false)
      expect(finalityOf({ ...anew, appeal }).under_appeal).toBe(lodged_on <= String(last))
      expect(finalityOf({ ...without, restored: { from: null }, appeal }).under_appeal).toBe(true)
    }),
  )
})

test('what the organ dismissed as late stays so in a restored term, and a renunciation in the first term holds', () => {
  const anew = restored('2026-12-14')
  const outcome_served_on = '2026-12-20'
  expect(finalityOf({ ...anew, appeal: appealed({ outcome: 'late', outcome_served_on }) })).toEqual(finalityOf(anew))
  expect(finalityOf({ ...restored(null), waived_on: '2026-11-20' }).final_on).toBe('2026-11-20')
})
