import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedActions,
  applicationSources,
  applicationActions,
  applicationStatuses,
  applicationTransitions,
  endedStatuses,
  isLegal,
  waitingStatuses,
  type Actor,
  type ApplicationAction,
  type ApplicationState,
} from './application-status.ts'

const state: fc.Arbitrary<ApplicationState> = fc.record({
  status: fc.constantFrom(...applicationStatuses),
  fee_cents: fc.constantFrom(0, 6000),
  source: fc.constantFrom(...applicationSources),
  is_granted: fc.boolean(),
  suspended_on: fc.constantFrom(null, '2026-11-16'),
})
const actors: Actor[] = [
  'applicant',
  'product',
  'applications:decide',
  'applications:conduct',
  'applications:write',
  'permits:issue',
  'payments:write',
]

/** Arbitrary sequences of legal steps, beginning with a submitted application. */
const walk = (fee: number, wishes: readonly ApplicationAction[]): ApplicationState[] => {
  const states: ApplicationState[] = [{ status: 'submitted', fee_cents: fee, source: 'web', is_granted: false, suspended_on: null }]
  for (const action of wishes) {
    const now = states.at(-1)!
    if (isLegal(now, action)) states.push({ ...now, status: applicationTransitions[action].to })
  }
  return states
}

const walks = fc.tuple(fc.constantFrom(0, 6000), fc.array(fc.constantFrom(...applicationActions), { maxLength: 30 }))

test('only an annulled act, a restored term and a withdrawn finding lead out of an ended application, and all by an act', () => {
  fc.assert(
    fc.property(state, (now) => {
      const annulled = ['rejected', 'dismissed', 'withdrawn', 'lapsed'].includes(now.status) ? ['return'] : []
      const restored = now.status === 'dismissed' ? ['restore_supplement'] : []
      const withdrawn = now.status === 'lapsed' ? ['restore_payment'] : []
      const ways = now.suspended_on === null ? [...restored, ...withdrawn, ...annulled] : []
      if (endedStatuses.includes(now.status)) expect(allowedActions(now, actors)).toEqual(ways)
    }),
  )
})

test('what may be done is legal, and whoever may do nothing sees no button', () => {
  fc.assert(
    fc.property(state, fc.subarray(actors), (now, held) => {
      for (const action of allowedActions(now, held)) expect(isLegal(now, action)).toBe(true)
      expect(allowedActions(now, [])).toEqual([])
    }),
  )
})

test('no walk completes an application that was not approved, or that has a fee and was not paid', () => {
  fc.assert(
    fc.property(walks, ([fee, wishes]) => {
      const seen = walk(fee, wishes).map(({ status }) => status)
      if (!seen.includes('completed')) return
      expect(seen).toContain('approved')
      expect(seen.includes('paid')).toBe(fee > 0)
    }),
    { numRuns: 2000 },
  )
})

test('every status can be reached', () => {
  const reached = new Set<string>()
  for (const fee of [0, 6000]) {
    const open: ApplicationState[] = [{ status: 'submitted', fee_cents: fee, source: 'paper', is_granted: false, suspended_on: null }]
    for (let now = open.pop(); now !== undefined; now = open.pop()) {
      if (reached.has(`${now.status} ${fee}`)) continue
      reached.add(`${now.status} ${fee}`)
      for (const action of applicationActions) if (isLegal(now, action)) open.push({ ...now, status: applicationTransitions[action].to })
    }
  }
  for (const status of applicationStatuses) expect([...reached].some((one) => one.startsWith(`${status} `))).toBe(true)
})

test('a clerk acts next on what was sent, is in review, or was paid; nobody on what has ended', () => {
  expect(waitingStatuses).toEqual(['submitted', 'in_review', 'paid'])
})

test('a granted application is approved or withdrawn, and decided in no other way', () => {
  const granted = { status: 'in_review', fee_cents: 0, source: 'paper', is_granted: true, suspended_on: null } as const
  expect(allowedActions(granted, actors)).toEqual(['approve', 'withdraw'])
})
