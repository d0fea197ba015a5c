import { expect, test } from 'vitest'
import { gateStandingOf } from './gate-standing.ts'

const heard = new Date(Date.UTC(2026, 10, 16, 9, 5))
const inUse = { active: true, last_open_version: null, online: true, held: false, state_at: heard, whitelist_version: 7 }
const outOfUse = { ...inUse, active: false, last_open_version: 7 }

test('a gate of a bollard in use is ready when it has a link and a list', () => {
  expect(gateStandingOf(inUse)).toBe('ready')
  expect(gateStandingOf({ ...inUse, whitelist_version: null })).toBe('waiting')
  expect(gateStandingOf({ ...inUse, online: false })).toBe('offline')
  expect(gateStandingOf({ ...inUse, online: false, state_at: null, whitelist_version: null })).toBe('unheard')
})

test('one that is out of use is closed only with a later list, or when it was never heard, and not held', () => {
  expect(gateStandingOf(outOfUse)).toBe('closing')
  expect(gateStandingOf({ ...outOfUse, whitelist_version: 8 })).toBe('closed')
  expect(gateStandingOf({ ...outOfUse, whitelist_version: 8, held: true })).toBe('closing')
  expect(gateStandingOf({ ...outOfUse, whitelist_version: null })).toBe('closing')
  expect(gateStandingOf({ ...outOfUse, whitelist_version: null, state_at: null })).toBe('closed')
})
