import { describe, expect, it } from 'vitest'
import { commandStatuses, mayBecome, statusesBefore } from './bollard-command.ts'
import { allowedActions } from './device.ts'

describe('the life of a command', () => {
  it('ends confirmed or failed, and never begins again', () => {
    for (const from of commandStatuses) expect(mayBecome(from, 'requested')).toBe(false)
    for (const to of commandStatuses) for (const end of ['confirmed', 'failed'] as const) expect(mayBecome(end, to)).toBe(false)
  })

  it('is believed when the gate tells late', () => {
    expect(statusesBefore('confirmed')).toEqual(['requested', 'delivered', 'expired'])
    expect(statusesBefore('expired')).toEqual(['requested'])
  })
})

describe('what may be asked of a bollard', () => {
  it('nothing while its gate is away, release or another end while it is held, never to rise when faulty', () => {
    const device = { isOpen: false, online: true, held: false, inService: false }
    expect(allowedActions({ ...device, online: false, state: 'raised' })).toEqual([])
    expect(allowedActions({ ...device, held: true, state: 'lowered' })).toEqual(['release', 'hold_lowered', 'service'])
    expect(allowedActions({ ...device, state: 'fault' })).not.toContain('raise')
    expect(allowedActions({ ...device, state: 'raised' })).toEqual(['lower', 'hold_lowered', 'service'])
    expect(allowedActions({ ...device, held: true, inService: true, state: 'lowered' })).toEqual(['end_service'])
  })
})
