import { expect, test } from 'vitest'
import { nextSteps, type OwnApplication, type OwnPermit } from './next-steps.ts'

const today = '2026-11-21'
const application = (more: Partial<OwnApplication>): OwnApplication => ({
  id: 'a',
  number: 'V-1',
  kind_name: { sl: 'Stanovalec', en: 'Resident' },
  status: 'submitted',
  fee_cents: 0,
  due_on: null,
  open_fee_cents: 0,
  fee_due_on: null,
  renews_permit_id: null,
  replaces_permit_id: null,
  ...more,
})
const permit = (more: Partial<OwnPermit> = {}): OwnPermit => ({
  id: 'p',
  number: 'D-1',
  kind_name: { sl: 'Stanovalec', en: 'Resident' },
  status: 'issued',
  valid_from: '2026-01-01',
  valid_until: '2027-02-01',
  ...more,
})
const kinds = (applications: OwnApplication[], permits: OwnPermit[]) => nextSteps(applications, permits, today).map((step) => step.kind)

test('whoever has nothing can apply', () => {
  expect(kinds([], [])).toEqual(['apply'])
  expect(kinds([application({ status: 'rejected' })], [permit({ valid_until: today })])).toEqual(['apply'])
  expect(kinds([], [permit()])).toEqual([])
  expect(kinds([], [permit({ valid_from: '2026-12-01' })])).toEqual([])
})

test('what has the nearest day comes first, with its amount', () => {
  const steps = nextSteps(
    [
      application({}),
      application({ status: 'approved', fee_cents: 2260, due_on: '2026-12-10' }),
      application({ status: 'approved', fee_cents: 0 }),
      application({ status: 'supplement_requested', due_on: '2026-12-01' }),
      application({ status: 'supplement_requested', due_on: '2026-11-25' }),
    ],
    [permit({ valid_until: '2026-12-01' }), permit({ status: 'suspended' })],
    today,
  )
  expect(steps.map(({ kind, due_on: due, cents }) => [kind, due, cents])).toEqual([
    ['supplement', '2026-11-25', null],
    ['renew', '2026-11-30', null],
    ['supplement', '2026-12-01', null],
    ['pay', '2026-12-10', 2260],
    ['ask_office', null, null],
    ['wait', null, null],
    ['wait', null, null],
  ])
})

test('the administrative fee is a step of its own, and who owes it does not only wait', () => {
  const owed = { open_fee_cents: 1810, fee_due_on: '2026-12-02' }
  expect(nextSteps([application(owed)], [], today)).toMatchObject([{ kind: 'pay_fee', cents: 1810, due_on: '2026-12-02' }])
  expect(kinds([application({ ...owed, status: 'supplement_requested', due_on: '2026-12-09' })], [])).toEqual(['pay_fee', 'supplement'])
  expect(kinds([application({ ...owed, status: 'approved', fee_cents: 6000, due_on: '2026-12-29' })], [])).toEqual(['pay_fee', 'pay'])
  // What was decided against is owed all the same.
  expect(kinds([application({ ...owed, status: 'rejected' })], [permit()])).toEqual(['pay_fee'])
})

test('a permit is renewed from thirty days before its end, once', () => {
  expect(kinds([], [permit({ valid_until: '2026-12-21' })])).toEqual(['renew'])
  expect(kinds([], [permit({ valid_until: '2026-12-22' })])).toEqual([])
  expect(kinds([application({ renews_permit_id: 'p' })], [permit({ valid_until: '2026-12-01' })])).toEqual(['wait'])
  expect(kinds([application({ replaces_permit_id: 'p' })], [permit({ valid_until: '2026-12-01' })])).toEqual(['wait'])
})
