import type { Device } from '@dovolilnice/contract/bollards/device'
import { expect, test } from 'vitest'
import { orderByNeed } from './order-by-need.ts'

const now = new Date('2026-11-24T09:42:00.000Z')
const hold: Device['hold'] = { by: null, reason: null, since: '2026-11-24T08:00:00.000Z', until: '2026-11-24T11:00:00.000Z' }
const device = (code: string, more: Partial<Pick<Device, 'online' | 'hold' | 'service' | 'state'>> = {}) => ({
  code,
  online: true,
  hold: null,
  service: null,
  state: 'raised' as const,
  ...more,
})

test('what needs somebody stands first, and a refusal of this morning is quiet again', () => {
  const devices = [
    device('quiet'),
    device('refused'),
    device('refused-earlier'),
    device('moving', { state: 'moving' }),
    device('held', { state: 'lowered', hold }),
    device('away', { online: false }),
    device('broken', { state: 'fault' }),
    device('worked-at', { state: 'lowered', hold, service: hold }),
  ]
  const refusedAt = new Map([
    ['refused', '2026-11-24T09:39:00.000Z'],
    ['refused-earlier', '2026-11-24T06:00:00.000Z'],
    // What is held says so first.
    ['held', '2026-11-24T09:41:00.000Z'],
  ])
  expect(orderByNeed(devices, { refusedAt, now }).map(({ code }) => code)).toEqual([
    'broken',
    'away',
    'worked-at',
    'held',
    'moving',
    'refused',
    'quiet',
    'refused-earlier',
  ])
})

test('of several that are held, the one whose hold ends first stands first', () => {
  const until = (instant: string) => ({ state: 'lowered' as const, hold: { ...hold, until: instant } })
  const devices = [device('later', until('2026-11-24T10:40:00.000Z')), device('soon', until('2026-11-24T09:49:00.000Z')), device('raised')]
  expect(orderByNeed(devices, { refusedAt: new Map(), now }).map(({ code }) => code)).toEqual(['soon', 'later', 'raised'])
})
