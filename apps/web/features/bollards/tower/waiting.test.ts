import type { Refusal } from '@dovolilnice/contract/access/list-refusals'
import { expect, test } from 'vitest'
import { waitingOf } from './waiting.tsx'

const now = new Date('2026-11-24T09:42:00.000Z')
const refused = (id: string, device_code: string, credential: string, time: string): Refusal => ({
  id,
  device_code,
  credential,
  at: `2026-11-24T${time}:00.000Z`,
  credential_kind: 'plate',
  reason: 'no_permit',
  reason_details: {},
})

test('who may stand at a bollard now, the latest first, each once, and nobody who is in', () => {
  const items = [
    refused('old', 'a', 'LJ OL-001', '09:20'),
    refused('first', 'a', 'LJ AA-001', '09:30'),
    refused('again', 'a', 'LJ AA-001', '09:40'),
    refused('other', 'b', 'LJ BB-002', '09:41'),
    refused('seen', 'b', 'LJ CC-003', '09:41'),
    refused('in', 'b', 'LJ DD-004', '09:39'),
  ]
  const vehicles = [{ device_code: 'b', credential: 'LJ DD-004', credential_kind: 'plate' as const, at: '2026-11-24T09:40:00.000Z' }]
  expect(waitingOf({ items, vehicles }, new Set(['seen']), now).map(({ id }) => id)).toEqual(['other', 'again'])
})
