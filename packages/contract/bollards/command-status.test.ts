import { describe, expect, it } from 'vitest'
import { commandStatuses, mayBecome, statusesBefore } from './command-status.ts'
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
    expect(allowedActions({ online: false, held: false, state: 'raised' })).toEqual([])
    expect(allowedActions({ online: true, held: true, state: 'lowered' })).toEqual(['release', 'hold_lowered'])
    expect(allowedActions({ online: true, held: false, state: 'fault' })).not.toContain('raise')
    expect(allowedActions({ online: true, held: false, state: 'raised' })).toEqual(['lower', 'hold_lowered'])
  })
})
