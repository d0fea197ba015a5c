import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type DayKind, dayKinds, timeWindowSchema } from '../parking/permit-kind.ts'
import { localDayOf, startOfLocalDay } from '../primitives/local-day.ts'
import { mayPass, noPast, type Past } from './may-pass.ts'
import { reasonSentence } from './reasons.ts'
import { bars, createLineReader, type Grant, type Limits, lineOfEntry, loadWhitelist, seesExits, type WhitelistBody } from './whitelist.ts'

const day = (from: string) => startOfLocalDay(from).toISOString()
const entry = { credential: 'plate:LJAB123', permit: 'D-1', from: day('2026-01-01'), until: day('2029-01-01'), zone: 'A' }
const list = (limits: Limits | undefined, more: Partial<WhitelistBody> = {}) =>
  loadWhitelist({
    ...{ version: 1, device: 'brod', issued_at: day('2026-01-01'), expires_at: day('2030-01-01'), zone: 'A', fail_mode: 'fail_safe' },
    entries: [{ ...entry, limits }],
    ...more,
  })
const plate = { kind: 'plate', value: 'LJ AB-123' } as const
const noon = '2026-11-27T11:00:00Z'
const judge = (limits: Limits, past: Partial<Past> = {}, iso = noon, more: Partial<WhitelistBody> = {}) =>
  mayPass(list(limits, more), plate, new Date(iso), { ...noPast, ...past })
const seconds = (iso: string): number => Date.parse(iso) / 1000

/** What one gate counts of a permit, as its memory does. */
const counter = () => {
  const days: string[] = []
  const entries: Past['entries'] = (_, begin) => days.filter((one) => one.startsWith(begin)).length
  return { past: { ...noPast, entries }, count: (at: Date) => void days.push(localDayOf(at)) }
}

describe('entries of a day and of a month', () => {
  it('are refused when they are used up, here or by what the server has heard, with how many there were', () => {
    expect(judge({ day: 2 }, { entries: () => 1 })).toMatchObject({ allowed: true, note: { counted: true } })
    expect(judge({ day: 2 }, { entries: () => 2 })).toMatchObject({ allowed: false, reason: 'cap_day', details: { most: 2 } })
    expect(judge({ day: 2, spent: '2026-11-27' }).reason).toBe('cap_day')
    expect(judge({ day: 2, spent: '2026-11-26' }).allowed).toBe(true)
    expect(judge({ day: 5, month: 9, spent: '2026-11' })).toMatchObject({ reason: 'cap_month', details: { most: 9 } })
    expect(judge({ day: 5, month: 9, spent: '2026-10' }).allowed).toBe(true)
    const { reason, details } = judge({ day: 1, spent: '2026-11-27' })
    expect(reasonSentence(reason, details, 'sl')).toContain('danes nima več vhodov, na dan jih dovoljuje 1')
  })

  it('are asked and counted neither at an exit nor of a permit without them', () => {
    const exit = judge({ day: 1, spent: '2026-11-27' }, { entries: () => 9 }, noon, { direction: 'exit' })
    expect([exit.allowed, exit.note]).toEqual([true, undefined])
    expect(mayPass(list(undefined), plate, new Date(noon)).note).toBeUndefined()
  })

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-01', 24],
  ])('%s has %s hours, and its entries are those of all of them', (begin, hours) => {
    const start = startOfLocalDay(begin).getTime()
    const last = start + hours * 3_600_000 - 1
    const { past, count } = counter()
    const at = (ms: number) => mayPass(list({ day: 1 }), plate, new Date(ms), past).reason
    count(new Date(start - 1))
    expect(at(start)).toBe('permit_valid')
    count(new Date(start))
    expect([at(start), at(last), at(last + 1)]).toEqual(['cap_day', 'cap_day', 'permit_valid'])
  })

  it('of a month end with its last moment', () => {
    const { past, count } = counter()
    const start = startOfLocalDay('2026-11-01').getTime()
    count(new Date(start))
    const at = (ms: number) => mayPass(list({ month: 1 }), plate, new Date(ms), past).reason
    expect([
      at(start - 1),
      at(start),
      at(startOfLocalDay('2026-12-01').getTime() - 1),
      at(startOfLocalDay('2026-12-01').getTime()),
    ]).toEqual([...['permit_valid', 'cap_month', 'cap_month', 'permit_valid']])
  })

  /**
   * A gate counts its own, and the server says that nothing is left once it has heard of enough. So one that is cut off opens at most as often as is
   * allowed: with `n` gates cut off a day has at most `cap × (1 + n)` entries, and where every message is late or lost, `cap` at each gate.
   */
  it('of several gates are never more than the cap at each that is cut off, and once more', () => {
    const step = fc.record({ gate: fc.nat({ max: 2 }), act: fc.constantFrom('come', 'come', 'cut', 'mend') })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 60 }), (cap, steps) => {
        const gates = [0, 1, 2].map(() => ({ ...counter(), cut: false, wasCut: false, untold: 0, spent: false }))
        let heard = 0
        let entries = 0
        const speak = (): void => {
          for (const gate of gates) {
            if (gate.cut) continue
            heard += gate.untold
            gate.untold = 0
          }
          for (const gate of gates) if (!gate.cut && heard >= cap) gate.spent = true
        }
        for (const { gate: index, act } of steps) {
          const gate = gates[index]
          if (gate === undefined) continue
          if (act === 'cut') [gate.cut, gate.wasCut] = [true, true]
          // A list that was lost is sent again: the gate says what it has.
          if (act === 'mend') gate.cut = false
          if (act === 'come') {
            const limits: Limits = { day: cap, ...(gate.spent && { spent: '2026-11-27' }) }
            if (mayPass(list(limits), plate, new Date(noon), gate.past).allowed) {
              gate.count(new Date(noon))
              gate.untold += 1
              entries += 1
            }
          }
          speak()
        }
        const cutOff = gates.filter(({ wasCut }) => wasCut).length
        expect(entries).toBeLessThanOrEqual(cap * Math.min(gates.length, 1 + cutOff))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('who has entered', () => {
  const ten = new Date(noon).getTime() - 600_000
  const strict = { direction: 'entry', passback_minutes: 15 } as const

  it('does not enter again before leaving, for as long as is set', () => {
    const own = { entered: () => ({ own: ten, other: 0 }) }
    expect(judge({}, own, noon, strict).reason).toBe('not_left')
    expect(judge({}, own, noon, { ...strict, passback_minutes: 10 }).allowed).toBe(true)
    expect(judge({ out: ten / 1000 + 60 }, own, noon, strict).allowed).toBe(true)
    expect(judge({ in: ten / 1000 }, {}, noon, strict).reason).toBe('not_left')
    expect(judge({ in: ten / 1000, out: ten / 1000 - 60 }, {}, noon, strict).reason).toBe('not_left')
    // Another credential of the permit is another vehicle.
    expect(judge({ other: ten / 1000 }, {}, noon, strict).allowed).toBe(true)
    expect(judge({}, {}, noon, strict).note).toEqual({ counted: false, inside: 'plate:LJAB123' })
    expect(judge({}, own, noon).allowed).toBe(true)
  })

  it('keeps the other vehicles of the permit out where one alone may be inside, until it leaves or the night is over', () => {
    const other = { entered: () => ({ own: 0, other: ten }) }
    expect(judge({ alone: true }, other).reason).toBe('other_inside')
    expect(judge({}, other).allowed).toBe(true)
    expect(judge({ alone: true, out: ten / 1000 + 1 }, other).allowed).toBe(true)
    expect(judge({ alone: true, other: ten / 1000 }).reason).toBe('other_inside')
    expect(judge({ alone: true, in: ten / 1000 + 5, other: ten / 1000 }).allowed).toBe(true)
    for (const [night, before, after] of [
      ['2026-11-28', '2026-11-28T02:59:59Z', '2026-11-28T03:00:00Z'],
      ['2026-03-29', '2026-03-29T01:59:59Z', '2026-03-29T02:00:00Z'],
      ['2026-10-25', '2026-10-25T02:59:59Z', '2026-10-25T03:00:00Z'],
    ]) {
      const entered = seconds(day(night ?? '')) - 3600
      expect(judge({ alone: true, other: entered }, {}, before).reason).toBe('other_inside')
      expect(judge({ alone: true, other: entered }, {}, after).allowed).toBe(true)
    }
  })

  it('is known only where each bollard is one way and somebody leaves', () => {
    const gate = (direction: 'both' | 'entry' | 'exit', zone: string | null = 'A') => ({ direction, zone })
    expect(seesExits([gate('entry'), gate('exit')], 'A')).toBe(true)
    expect(seesExits([gate('entry')], 'A')).toBe(false)
    expect(seesExits([gate('entry'), gate('exit'), gate('both')], 'A')).toBe(false)
    expect(seesExits([gate('entry'), gate('exit', null), gate('both', 'B')], 'A')).toBe(true)
    expect(seesExits([gate('entry'), gate('exit'), gate('both', null)], 'A')).toBe(false)
  })
})

describe('the class of a vehicle', () => {
  const lorry = { vehicle: 'N2', classes: ['M1', 'N1'] }

  it('is refused where its kind does not let it in, with both said; at an exit nobody is kept', () => {
    const { reason, details } = judge(lorry)
    expect([reason, details]).toEqual(['class_not_allowed', { permit: 'D-1', ...lorry }])
    expect(reasonSentence(reason, details, 'sl')).toContain('velja za vozila razreda M1, N1, to vozilo pa je razreda N2')
    expect(judge({ ...lorry, vehicle: 'N1' }).allowed).toBe(true)
    expect(judge({ ...lorry, day: 5, spent: '2026-11-27' }).reason).toBe('class_not_allowed')
    expect(judge(lorry, {}, noon, { direction: 'exit' }).allowed).toBe(true)
    expect(judge(lorry, {}, '2029-06-01T11:00:00Z').reason).toBe('expired')
  })
})

describe('a list with limits at a gate of before', () => {
  const shape = { zone: z.optional(z.string()), bar: z.optional(z.enum(bars)), pass: z.optional(z.literal(true)) }
  const windowOfThen = z.object({ from: z.int(), until: z.int() })
  /** As the fifth part of a line was read before windows had days, and before there were limits. */
  const earlier = z.strictObject({ ...shape, windows: z.optional(z.array(windowOfThen)) })
  const later = z.strictObject({ ...shape, windows: z.optional(z.array(timeWindowSchema)) })
  const grantOf = (line: string): Grant | undefined => {
    const grants = new Map<string, readonly Grant[]>()
    createLineReader(grants, 'A')(line)
    return [...grants.values()].flat()[0]
  }
  const isDated = (windows: readonly { days?: DayKind[] | undefined }[] = []) =>
    windows.some(({ days = [] }) => days.length > 0 && days.length < dayKinds.length)
  const limits = fc.record(
    {
      day: fc.integer({ min: 1, max: 9 }),
      month: fc.integer({ min: 1, max: 99 }),
      alone: fc.constant(true as const),
      spent: fc.constantFrom('2026-11', '2026-11-27'),
      ...{ in: fc.nat(), other: fc.nat(), out: fc.nat() },
    },
    { requiredKeys: [] },
  )
  const windows = fc.array(
    fc
      .record({ from: fc.nat({ max: 700 }), length: fc.integer({ min: 1, max: 700 }), days: fc.option(fc.subarray([...dayKinds])) })
      .map(({ from, length, days }) => ({ from, until: from + length, ...(days && { days }) })),
    { maxLength: 3 },
  )
  const isTaken = ({ day: onDay, month, alone }: Limits): boolean => onDay !== undefined || month !== undefined || alone === true

  it('does not open for a vehicle of another class, at gates of before days, limits and classes', () => {
    const limitsOfThen = z.object({ day: z.optional(z.int()) })
    const last = z.strictObject({
      ...shape,
      windows: z.optional(z.array(z.safeExtend(timeWindowSchema, { limits: z.optional(limitsOfThen) }))),
    })
    for (const hours of [[], [{ from: 300, until: 600 }], [{ from: 300, until: 600, days: ['mo' as const] }]]) {
      const line = lineOfEntry({ ...entry, limits: { day: 3, vehicle: 'N2', classes: ['M1'] }, windows: hours }, 'A')
      const rest: unknown = JSON.parse(line)[4]
      for (const { bar, windows } of [earlier.parse(rest), later.parse(rest), last.parse(rest)])
        expect([bar, windows]).toEqual(['way_not_allowed', [expect.not.objectContaining({ days: expect.anything() })]])
      expect(grantOf(line)).toMatchObject({ bar: undefined, limits: { vehicle: 'N2', classes: ['M1'] } })
    }
  })

  it('opens for nobody whom limits may keep out; what is told alone changes nothing there', () => {
    fc.assert(
      fc.property(limits, windows, fc.option(fc.constantFrom(...bars), { nil: undefined }), (given, hours, bar) => {
        const line = lineOfEntry({ ...entry, limits: given, windows: hours, bar }, 'A')
        const rest: unknown = JSON.parse(line)[4]
        expect(earlier.parse(rest ?? {}).bar !== undefined || !isTaken(given)).toBe(true)
        const then = later.parse(rest ?? {})
        // Such a gate took `way_not_allowed` beside days for no bar.
        const barred = then.bar !== undefined && !(then.bar === 'way_not_allowed' && isDated(then.windows))
        expect(barred).toBe(bar !== undefined || isTaken(given))
      }),
    )
  })

  it('is read back as it was meant, and one without limits as ever', () => {
    fc.assert(
      fc.property(limits, windows, fc.option(fc.constantFrom(...bars), { nil: undefined }), (given, hours, bar) => {
        const grant = grantOf(lineOfEntry({ ...entry, limits: given, windows: hours, bar }, 'A'))
        expect(grant?.bar).toBe(bar)
        if (bar === undefined) expect(grant?.limits).toEqual(given)
        if (bar === undefined && hours.length > 0)
          expect(grant?.windows.map(({ from, until }) => [from, until])).toEqual(hours.map(({ from, until }) => [from, until]))
        expect(mayPass(list(undefined), plate, new Date(noon)).reason).toBe('permit_valid')
      }),
    )
  })
})
