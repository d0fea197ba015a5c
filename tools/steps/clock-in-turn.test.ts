import { localDateTimeOf } from '@dovolilnice/contract/primitives/local-day'
import { describe, expect, it } from 'vitest'
import { instantInTurn, instantOfTurn, instantsAhead } from './clock-in-turn.ts'

describe('the instants at which the stories run', () => {
  const on = (now: string): string[] => instantsAhead(new Date(now)).map(({ at }) => localDateTimeOf(at).slice(0, 16))

  it('are the next ones on the clock of the town', () => {
    expect(on('2026-11-29T12:00:00Z')).toEqual([
      '2026-12-31T23:50',
      '2028-02-29T10:00',
      '2027-03-28T01:55',
      '2027-10-31T02:55',
      '2026-12-06T12:00',
      '2027-02-08T10:00',
      '2026-12-01T00:30',
      '2026-11-30T23:30',
    ])
  })

  it('lie ahead by a day, also within such a one', () => {
    expect(on('2027-10-31T00:55:00Z')[3]).toBe('2028-10-29T02:55')
    expect(on('2026-12-30T22:49:59Z')).toMatchObject({ 0: '2026-12-31T23:50', 7: '2027-01-04T23:30' })
    expect(on('2026-12-30T22:50:00Z')[0]).toBe('2027-12-31T23:50')
  })

  it('end summer time five minutes later, and begin it', () => {
    const [, , begins, ends] = instantsAhead(new Date('2026-11-29T12:00:00Z'))
    expect([begins?.at.toISOString(), ends?.at.toISOString()]).toEqual(['2027-03-28T00:55:00.000Z', '2027-10-31T00:55:00.000Z'])
  })

  it('take turns', async () => {
    const now = new Date('2026-11-29T12:00:00Z')
    const names = Array.from({ length: 8 }, (_, turn) => instantOfTurn(turn, now).name)
    expect(new Set(names).size).toBe(8)
    expect(instantOfTurn(2162, now)).toEqual(instantOfTurn(2, now))
    expect(instantsAhead(now)).toContainEqual(await instantInTurn(now))
  })
})
