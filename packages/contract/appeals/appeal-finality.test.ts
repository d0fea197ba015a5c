import { expect, test } from 'vitest'
import { finalityOf } from '../acts/service/finality.ts'
import { noClosedDays } from '../primitives/working-days.ts'
import { appealFactsOf, decidingAppeal, type AppealState } from './appeal-finality.ts'
import { appealTimelinessOf, sendAppealBy } from './appeal-terms.ts'

const served = '2026-11-02'
const appeal: AppealState = {
  ...{ status: 'received', lodged_on: '2026-11-10', dismissal_ground: null, outcome: null },
  ...{ closing_served_on: null, decision_served_on: null, withdrawn_on: null },
}
const standing = (changes: Partial<AppealState>) =>
  finalityOf({
    appeal_days: 15,
    court_days: 30,
    served_on: served,
    waived_on: null,
    ...{ court: null, restored: null, closed: noClosedDays },
    appeal: appealFactsOf({ ...appeal, ...changes }),
  })

test('an open appeal in time keeps the act from being final; an entry by mistake does not', () => {
  expect(standing({})).toMatchObject({ appeal_until: '2026-11-17', under_appeal: true, final_on: null })
  expect(standing({ status: 'sent' }).under_appeal).toBe(true)
  expect(standing({ status: 'cancelled' })).toMatchObject({ under_appeal: false, final_on: '2026-11-18' })
})

test('a late appeal changes nothing, whether or not it is dismissed yet', () => {
  expect(standing({ lodged_on: '2026-11-18' }).final_on).toBe('2026-11-18')
  expect(standing({ lodged_on: '2026-11-18', status: 'dismissed', dismissal_ground: 'late' }).final_on).toBe('2026-11-18')
})

test('an appeal that this organ dismissed for another reason lets the act stand from the service of the order', () => {
  expect(standing({ status: 'dismissed', dismissal_ground: 'not_entitled' }).under_appeal).toBe(true)
  expect(standing({ status: 'dismissed', dismissal_ground: 'not_entitled', closing_served_on: '2026-11-30' }).final_on).toBe('2026-11-30')
})

test('second instance lets the act stand or sets it aside, from the service of its decision', () => {
  expect(standing({ status: 'decided', outcome: 'rejected' }).under_appeal).toBe(true)
  expect(standing({ status: 'decided', outcome: 'rejected', decision_served_on: '2026-12-20' }).final_on).toBe('2026-12-20')
  for (const outcome of ['annulled', 'changed_in_favour', 'changed'] as const)
    expect(standing({ status: 'decided', outcome, decision_served_on: '2026-12-20' })).toMatchObject({ set_aside: true, final_on: null })
})

test('an appeal that is granted sets the act aside, one that is withdrawn lets it stand', () => {
  expect(standing({ status: 'granted', closing_served_on: '2026-11-20' }).set_aside).toBe(true)
  expect(standing({ status: 'withdrawn', withdrawn_on: '2026-11-20' }).final_on).toBe('2026-11-20')
})

test('an appeal that came late by its day and was granted leaves nothing that could be final', () => {
  const granted = { lodged_on: '2026-11-30', status: 'granted', closing_served_on: '2026-12-10' } as const
  expect(standing(granted)).toMatchObject({ set_aside: true, final_on: null })
  expect(standing({ ...granted, closing_served_on: null })).toMatchObject({ under_appeal: true, final_on: null })
  const open = { lodged_on: '2026-11-10', outcome: null, outcome_served_on: null }
  const gone = { lodged_on: '2026-11-30', outcome: 'act_set_aside', outcome_served_on: '2026-12-10' } as const
  expect(decidingAppeal([open, gone], '2026-11-17')).toBe(gone)
})

test('of several appeals one in time decides, and of those what set the act aside', () => {
  const timely = { lodged_on: '2026-11-10', outcome: null, outcome_served_on: null }
  const late = { ...timely, lodged_on: '2026-11-30' }
  const gone = { ...timely, lodged_on: '2026-11-12', outcome: 'act_set_aside', outcome_served_on: '2026-12-01' } as const
  const stands = { ...timely, outcome: 'act_stands', outcome_served_on: '2026-12-05' } as const
  expect(decidingAppeal([late, timely], '2026-11-17')).toBe(timely)
  expect(decidingAppeal([timely, { ...timely, outcome: 'late' }], null)).toBe(timely)
  expect(decidingAppeal([stands, gone, timely, late], '2026-11-17')).toBe(gone)
  expect(decidingAppeal([stands, timely], '2026-11-17')).toBe(timely)
  expect(decidingAppeal([], null)).toBeNull()
})

test('the last day of the term is in time; the term for sending it on ends on a working day', () => {
  expect([appealTimelinessOf('2026-11-17', '2026-11-17'), appealTimelinessOf('2026-11-18', '2026-11-17')]).toEqual(['in_time', 'late'])
  expect(appealTimelinessOf('2026-11-18', null)).toBe('unknown')
  // 25 and 26 December are work-free, the 27th is a Sunday.
  expect(sendAppealBy('2026-12-10', 15, noClosedDays)).toBe('2026-12-28')
})
