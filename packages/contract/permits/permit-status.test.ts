import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../primitives/local-day.ts'
import {
  allowedPermitActions,
  permitActions,
  permitStatusOn,
  permitTransitions,
  storedPermitStatuses,
  type PermitState,
} from './permit-status.ts'

const day = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2026-01-01', count))
const permit: fc.Arbitrary<PermitState> = fc
  .record({
    status: fc.constantFrom(...storedPermitStatuses),
    valid_from: day,
    length: fc.integer({ min: 1, max: 700 }),
  })
  .map(({ length, ...state }) => ({ ...state, valid_until: addDays(state.valid_from, length) }))

test('a permit is in force exactly on its days, unless someone has stopped it', () => {
  fc.assert(
    fc.property(permit, day, (state, today) => {
      const inDays = state.valid_from <= today && today < state.valid_until
      expect(permitStatusOn(state, today) === 'active').toBe(inDays && state.status === 'issued')
    }),
  )
})

test('only legal steps are offered, and only to those who may take them', () => {
  fc.assert(
    fc.property(permit, day, fc.subarray(['permits:write', 'holder', 'permits:read'] as const), (state, today, actors) => {
      const offered = allowedPermitActions(state, today, actors)
      for (const action of permitActions) {
        const { from, by } = permitTransitions[action]
        const legal =
          (from as readonly string[]).includes(permitStatusOn(state, today)) &&
          (by as readonly string[]).some((actor) => (actors as readonly string[]).includes(actor))
        expect(offered.includes(action)).toBe(legal)
      }
    }),
  )
})

test('what has ended stays so: a revoked or replaced permit has no step left but none', () => {
  fc.assert(
    fc.property(permit, day, (state, today) => {
      if (state.status === 'revoked' || state.status === 'replaced')
        expect(allowedPermitActions(state, today, ['permits:write', 'holder'])).toEqual([])
    }),
  )
})
