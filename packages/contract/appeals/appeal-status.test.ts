import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedAppealActions,
  appealActions,
  type AppealStatus,
  appealStatuses,
  isAppealActionLegal,
  openAppealStatuses,
  statusAfterAppealAction,
} from './appeal-status.ts'
import type { Permission } from '../permissions.ts'

const status = fc.constantFrom(...appealStatuses)
const steps = fc.array(fc.constantFrom(...appealActions), { maxLength: 12 })

/** Takes what is legal of a row of steps; what is not changes nothing. */
const walk = (from: AppealStatus, row: readonly (typeof appealActions)[number][]): AppealStatus[] =>
  row.reduce<AppealStatus[]>(
    (way, action) => {
      const now = way.at(-1) ?? from
      return isAppealActionLegal(now, action) ? [...way, statusAfterAppealAction(now, action)] : way
    },
    [from],
  )

test('whatever is done, an appeal that has ended stays as it ended; only a decision can be taken back', () => {
  fc.assert(
    fc.property(steps, (row) => {
      const way = walk(
        'received',
        row.filter((action) => action !== 'take_back_decision'),
      )
      const end = way.findIndex((one) => !openAppealStatuses.includes(one))
      if (end >= 0) expect(new Set(way.slice(end)).size).toBe(1)
    }),
  )
})

test('every status can be reached from the first, and every open one can end', () => {
  const reached = (from: AppealStatus, seen = new Set<AppealStatus>()): Set<AppealStatus> => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const action of appealActions) if (isAppealActionLegal(from, action)) reached(statusAfterAppealAction(from, action), seen)
    return seen
  }
  expect(reached('received')).toEqual(new Set(appealStatuses))
  for (const open of openAppealStatuses) expect([...reached(open)].some((one) => !openAppealStatuses.includes(one))).toBe(true)
})

test('the buttons are the legal steps of those who may take them: who only conducts decides nothing', () => {
  fc.assert(
    fc.property(status, (now) => {
      const allowed = (...held: Permission[]) => allowedAppealActions({ status: now, act_kind: 'rejection', outcome: 'rejected' }, held)
      const conductor = allowed('applications:conduct')
      const both = allowed('applications:conduct', 'applications:decide')
      expect(new Set(both)).toEqual(new Set(appealActions.filter((action) => isAppealActionLegal(now, action))))
      expect(conductor.filter((action) => ['grant', 'dismiss', 'cancel', 'take_back_decision'].includes(action))).toEqual([])
      expect(allowed('applications:read')).toEqual([])
      // Nothing ends by a granting decision, and what second instance annulled goes on already.
      const other = { status: now, act_kind: 'grant', outcome: 'annulled' } as const
      const all = allowedAppealActions(other, ['applications:conduct', 'applications:decide'])
      expect(all.filter((action) => action === 'grant' || action === 'take_back_decision')).toEqual([])
    }),
  )
})
