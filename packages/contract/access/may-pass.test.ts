import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { workFreeDays } from '../holidays/holidays.ts'
import { localDayOf, startOfLocalDay } from '../primitives/local-day.ts'
import { type DayKind, dayKinds, type TimeWindow } from '../parking/permit-kind.ts'
import { mayPass } from './may-pass.ts'
import { reasonSentence, reasons } from './reasons.ts'
import { type Bar, createLineReader, type Grant, lineOfEntry, loadWhitelist, type WhitelistEntry } from './whitelist.ts'

const day = (from: string) => startOfLocalDay(from).toISOString()
const entry = (more: Partial<WhitelistEntry> = {}): WhitelistEntry => ({
  credential: 'plate:LJAB123',
  permit: 'D-2026-00012',
  from: day('2026-02-01'),
  until: day('2027-02-01'),
  zone: 'A',
  ...more,
})
const list = (
  entries: WhitelistEntry[],
  more: { zone?: string | null; expires_at?: string; work_free?: string[]; open_windows?: TimeWindow[] } = {},
) =>
  loadWhitelist({
    version: 7,
    device: 'brod',
    issued_at: day('2026-01-01'),
    expires_at: day('2030-01-01'),
    zone: 'A',
    fail_mode: 'fail_safe',
    entries,
    ...more,
  })

const plate = { kind: 'plate', value: 'LJ AB-123' } as const
const at = (iso: string) => new Date(iso)
const summer = at('2026-07-01T10:00:00Z')
const reasonAt = (iso: string, ...entries: WhitelistEntry[]) => mayPass(list(entries), plate, at(iso)).reason

describe('who may pass', () => {
  it('lets a valid permit in and names it with its last day', () => {
    expect(mayPass(list([entry()]), plate, summer)).toEqual({
      allowed: true,
      reason: 'permit_valid',
      details: { permit: 'D-2026-00012', day: '2027-01-31' },
      permit: 'D-2026-00012',
    })
  })

  it.each(['lj ab-123', 'LJAB123', 'LJ-AB 123', ' Lj·aB.123 '])('compares plates normalised: %j', (value) => {
    expect(mayPass(list([entry()]), { kind: 'plate', value }, summer).allowed).toBe(true)
  })

  it('finds a card and a phone however they are written', () => {
    const whitelist = list([entry({ credential: 'rfid:04A1B2C3' }), entry({ credential: 'phone:+38641123456' })])
    expect(mayPass(whitelist, { kind: 'rfid', value: '04:a1:b2:c3' }, summer).allowed).toBe(true)
    expect(mayPass(whitelist, { kind: 'phone', value: '041 123 456' }, summer).allowed).toBe(true)
    expect(mayPass(whitelist, { kind: 'plate', value: '04A1B2C3' }, summer).reason).toBe('no_permit')
  })

  it('refuses what it does not know, cannot read, or may no longer judge', () => {
    const whitelist = list([entry()], { expires_at: '2026-06-01T00:00:00Z' })
    expect(mayPass(list([]), plate, summer)).toMatchObject({ allowed: false, reason: 'no_permit', permit: null })
    expect(mayPass(list([]), { kind: 'phone', value: 'anonymous' }, summer).reason).toBe('unreadable')
    expect(mayPass(list([]), { kind: 'plate', value: ' - ' }, summer).reason).toBe('unreadable')
    expect(mayPass(undefined, plate, summer).reason).toBe('no_whitelist')
    expect(mayPass(whitelist, plate, at('2026-05-31T23:59:59.999Z')).allowed).toBe(true)
    expect(mayPass(whitelist, plate, at('2026-06-01T00:00:00Z'))).toMatchObject({
      reason: 'whitelist_too_old',
      details: { day: '2026-01-01' },
    })
  })

  it('opens only in its zone, unless the gate serves all of them', () => {
    expect(mayPass(list([entry()], { zone: 'B' }), plate, summer)).toMatchObject({ reason: 'other_zone', details: { zone: 'A' } })
    expect(mayPass(list([entry()], { zone: null }), plate, summer).allowed).toBe(true)
  })

  it.each<[Bar, string]>([
    ['suspended', 'suspended'],
    ['revoked', 'revoked'],
    ['replaced', 'replaced'],
    ['way_not_allowed', 'way_not_allowed'],
  ])('a bar wins over valid days: %s', (bar, reason) => {
    expect(reasonAt('2026-07-01T10:00:00Z', entry({ bar }))).toBe(reason)
  })

  it('says that an expired permit has expired, also when it was suspended', () => {
    expect(reasonAt('2028-01-01T10:00:00Z', entry({ bar: 'suspended' }))).toBe('expired')
  })
})

describe('the first and last moment', () => {
  it.each([
    ['winter midnight', '2026-01-31T22:59:59.999Z', 'not_yet_valid'],
    ['winter midnight', '2026-01-31T23:00:00.000Z', 'permit_valid'],
    ['the last moment', '2027-01-31T22:59:59.999Z', 'permit_valid'],
    ['the first moment after', '2027-01-31T23:00:00.000Z', 'expired'],
  ])('%s %s: %s', (_, iso, reason) => {
    expect(reasonAt(iso, entry())).toBe(reason)
  })

  it.each([
    ['2026-06-30T21:59:59.999Z', 'not_yet_valid'],
    ['2026-06-30T22:00:00.000Z', 'permit_valid'],
    ['2026-07-01T21:59:59.999Z', 'permit_valid'],
    ['2026-07-01T22:00:00.000Z', 'expired'],
  ])('one summer day, %s: %s', (iso, reason) => {
    expect(reasonAt(iso, entry({ from: day('2026-07-01'), until: day('2026-07-02') }))).toBe(reason)
  })

  it.each([
    ['29 March 2026 has 23 hours', '2026-03-29', '2026-03-30', 23],
    ['25 October 2026 has 25 hours', '2026-10-25', '2026-10-26', 25],
    ['29 February 2028 has 24 hours', '2028-02-29', '2028-03-01', 24],
  ])('%s, and all of them count', (_, from, until, hours) => {
    const one = entry({ from: day(from), until: day(until) })
    const begin = Date.parse(one.from)
    expect(reasonAt(new Date(begin - 1).toISOString(), one)).toBe('not_yet_valid')
    expect(reasonAt(new Date(begin).toISOString(), one)).toBe('permit_valid')
    expect(reasonAt(new Date(begin + hours * 3_600_000 - 1).toISOString(), one)).toBe('permit_valid')
    expect(reasonAt(new Date(begin + hours * 3_600_000).toISOString(), one)).toBe('expired')
  })
})

describe('time windows', () => {
  const delivery = entry({ windows: [{ from: 300, until: 600 }] })

  it.each([
    ['winter', '2026-02-10T03:59:59Z', 'outside_window'],
    ['winter', '2026-02-10T04:00:00Z', 'permit_valid'],
    ['winter', '2026-02-10T08:59:59.999Z', 'permit_valid'],
    ['winter', '2026-02-10T09:00:00Z', 'outside_window'],
    ['summer', '2026-07-10T02:59:59Z', 'outside_window'],
    ['summer', '2026-07-10T03:00:00Z', 'permit_valid'],
    ['summer', '2026-07-10T08:00:00Z', 'outside_window'],
    ['the day the clocks go forward', '2026-03-29T03:00:00Z', 'permit_valid'],
    ['the day the clocks go back', '2026-10-25T03:59:59Z', 'outside_window'],
    ['the day the clocks go back', '2026-10-25T04:00:00Z', 'permit_valid'],
  ])('5:00–10:00 by the wall clock, %s: %s %s', (_, iso, reason) => {
    expect(reasonAt(iso, delivery)).toBe(reason)
  })

  it('an hour that comes twice is inside both times; one that is left out never comes', () => {
    const night = entry({ windows: [{ from: 120, until: 180 }] })
    expect(reasonAt('2026-10-25T00:30:00Z', night)).toBe('permit_valid')
    expect(reasonAt('2026-10-25T01:30:00Z', night)).toBe('permit_valid')
    expect(reasonAt('2026-03-29T00:59:59Z', night)).toBe('outside_window')
    expect(reasonAt('2026-03-29T01:00:00Z', night)).toBe('outside_window')
  })

  it('a window up to midnight reaches midnight', () => {
    const evening = entry({ windows: [{ from: 1380, until: 1440 }] })
    expect(reasonAt('2026-07-10T21:59:59.999Z', evening)).toBe('permit_valid')
    expect(reasonAt('2026-07-10T22:00:00Z', evening)).toBe('outside_window')
  })

  it('names the windows', () => {
    expect(mayPass(list([delivery]), plate, at('2026-07-10T12:00:00Z')).details).toEqual({
      permit: 'D-2026-00012',
      windows: [{ from: 300, until: 600 }],
    })
  })
})

describe('several permits on one credential', () => {
  const expired = entry({ permit: 'old', until: day('2026-03-01') })
  const suspended = entry({ permit: 'held', bar: 'suspended' })
  const windowed = entry({ permit: 'delivery', windows: [{ from: 300, until: 600 }] })

  it('one that opens is enough, wherever it stands', () => {
    expect(mayPass(list([expired, suspended, entry(), windowed]), plate, summer)).toMatchObject({ allowed: true, permit: 'D-2026-00012' })
  })

  it('otherwise the one nearest to opening gives the reason', () => {
    expect(mayPass(list([expired, suspended, windowed]), plate, summer)).toMatchObject({ reason: 'outside_window', permit: 'delivery' })
    expect(mayPass(list([expired, suspended]), plate, summer)).toMatchObject({ reason: 'suspended', permit: 'held' })
  })

  it('of two that have expired, the later', () => {
    const earlier = entry({ permit: 'older', until: day('2026-02-02') })
    expect(mayPass(list([earlier, expired]), plate, summer).permit).toBe('old')
    expect(mayPass(list([expired, earlier]), plate, summer).permit).toBe('old')
  })
})

describe('days of a window', () => {
  const workdays: DayKind[] = ['mo', 'tu', 'we', 'th', 'fr']
  const delivery = entry({ until: day('2028-02-01'), windows: [{ from: 300, until: 600, days: workdays }] })
  const free = workFreeDays('2026-01-01', '2028-01-01', ['2026-12-24'])
  const on = (iso: string, workFree: string[] | undefined, ...entries: WhitelistEntry[]) =>
    mayPass(list(entries, workFree === undefined ? {} : { work_free: workFree }), plate, at(iso)).reason

  it.each([
    ['a Monday', '2026-11-30T05:00:00Z', 'permit_valid'],
    ['a Saturday', '2026-11-28T05:00:00Z', 'outside_window'],
    ['a Sunday', '2026-11-29T05:00:00Z', 'outside_window'],
    ['Easter Monday', '2026-04-06T05:00:00Z', 'outside_window'],
    ['a Friday that is a holiday', '2026-12-25T05:00:00Z', 'outside_window'],
    ['a Thursday on which the town is closed', '2026-12-24T05:00:00Z', 'outside_window'],
    ['a Monday, too late', '2026-11-30T09:00:00Z', 'outside_window'],
  ])('workdays 5:00–10:00, on %s', (_, iso, reason) => {
    expect(on(iso, free, delivery)).toBe(reason)
  })

  it('a window with holidays counts on them, whatever day of the week they are', () => {
    const market = { ...delivery, windows: [{ from: 300, until: 600, days: ['sa', 'holiday'] satisfies DayKind[] }] }
    expect(on('2026-12-25T05:00:00Z', free, market)).toBe('permit_valid')
    expect(on('2026-11-28T05:00:00Z', free, market)).toBe('permit_valid')
    expect(on('2026-12-26T05:00:00Z', free, { ...market, windows: [{ from: 300, until: 600, days: ['sa'] }] })).toBe('outside_window')
  })

  it('does not open where nobody has said which days are work-free; all days, or none named, need nobody to say so', () => {
    expect(on('2026-11-30T05:00:00Z', undefined, delivery)).toBe('outside_window')
    expect(on('2026-11-30T05:00:00Z', [], delivery)).toBe('permit_valid')
    for (const days of [[], [...dayKinds]])
      expect(on('2026-12-25T05:00:00Z', undefined, { ...delivery, windows: [{ from: 300, until: 600, days }] })).toBe('permit_valid')
  })

  it('a night is two windows, each of its own day', () => {
    const night = entry({
      windows: [
        { from: 1320, until: 1440, days: ['fr'] },
        { from: 0, until: 300, days: ['sa'] },
      ],
    })
    const reasons = ['2026-11-27T20:59:00Z', '2026-11-27T21:00:00Z', '2026-11-27T23:00:00Z', '2026-11-28T03:59:00Z', '2026-11-28T04:00:00Z']
    expect(reasons.map((iso) => on(iso, free, night))).toEqual([
      'outside_window',
      ...['permit_valid', 'permit_valid', 'permit_valid'],
      'outside_window',
    ])
    expect(on('2026-11-26T22:00:00Z', free, night)).toBe('outside_window')
  })

  it('the day changes at midnight of the wall clock, also in the nights of summer time', () => {
    const sundays = entry({ windows: [{ from: 0, until: 1440, days: ['su'] }] })
    for (const [begin, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      const start = Date.parse(day(begin))
      const reasonIn = (ms: number) => on(new Date(start + ms).toISOString(), free, sundays)
      expect([reasonIn(-1), reasonIn(0), reasonIn(hours * 3_600_000 - 1), reasonIn(hours * 3_600_000)]).toEqual([
        ...['outside_window', 'permit_valid', 'permit_valid', 'outside_window'],
      ])
    }
  })

  it('is told with its days', () => {
    const { reason, details } = mayPass(list([delivery], { work_free: free }), plate, at('2026-11-28T05:00:00Z'))
    expect(reasonSentence(reason, details, 'sl')).toBe(
      'Dovolilnica D-2026-00012 velja samo v času 5:00–10:00 (pon.–pet., razen praznikov).',
    )
  })
})

describe('a gate that is open for everybody', () => {
  const open_windows: TimeWindow[] = [{ from: 300, until: 600, days: ['mo', 'tu', 'we', 'th', 'fr'] }]
  const gate = { open_windows, work_free: ['2026-12-25'] }
  const workday = '2026-11-30T05:00:00Z'
  const at5 = (iso: string, more: Parameters<typeof list>[1] = gate, entries: WhitelistEntry[] = []) =>
    mayPass(list(entries, more), plate, at(iso))

  it('lets in whoever has no right, at its hours and on its days alone, and names nobody', () => {
    expect(at5(workday)).toEqual({ allowed: true, reason: 'open_to_all', details: { windows: open_windows }, permit: null })
    expect(at5(workday, gate, [entry({ bar: 'revoked' })]).reason).toBe('open_to_all')
    expect(
      ['2026-11-30T03:59:59Z', '2026-11-30T09:00:00Z', '2026-11-29T05:00:00Z', '2026-12-25T05:00:00Z'].map((iso) => at5(iso).reason),
    ).toEqual(Array(4).fill('no_permit'))
  })

  it('asks nobody for a right, names no permit and uses no pass up', () => {
    expect(at5(workday, gate, [entry()])).toMatchObject({ reason: 'open_to_all', permit: null })
    expect(at5(workday, gate, [entry({ pass: true, ways: 1 })])).toMatchObject({ reason: 'open_to_all', permit: null })
  })

  it('tells nobody who types codes which of them are right', () => {
    const pass = entry({ credential: 'code:483920', pass: true })
    const judge = (value: string) => mayPass(list([pass], gate), { kind: 'code', value }, at(workday)).reason
    expect([judge('483920'), judge('111111')]).toEqual(['pass_valid', 'no_permit'])
  })

  it('is not open by a list that is too old, that says no hours, or that says no work-free days', () => {
    expect(at5(workday, { ...gate, expires_at: '2026-11-30T05:00:00Z' }).reason).toBe('whitelist_too_old')
    expect(at5(workday, { work_free: [] }).reason).toBe('no_permit')
    expect(at5(workday, { open_windows }).reason).toBe('no_permit')
  })
})

describe('a list with days at a gate that knows none', () => {
  /** The fifth part of a line as it was read before windows had days. */
  const earlierRest = z.strictObject({
    zone: z.optional(z.string()),
    windows: z.optional(z.array(z.object({ from: z.int(), until: z.int() }))),
    bar: z.optional(z.enum(['suspended', 'revoked', 'replaced', 'way_not_allowed'])),
  })
  const lineOf = (more: Partial<WhitelistEntry>) => lineOfEntry(entry(more), 'A')
  const readBack = (line: string) => {
    const grants = new Map<string, readonly Grant[]>()
    createLineReader(grants, 'A')(line)
    return [...grants.values()].flat()[0]
  }

  it('opens on none of them, and never the less for what is barred in truth', () => {
    const windows: TimeWindow[] = [
      { from: 300, until: 600, days: ['mo'] },
      { from: 900, until: 960 },
    ]
    const open = lineOf({ windows })
    expect(earlierRest.parse(JSON.parse(open)[4]).bar).toBe('way_not_allowed')
    expect(readBack(open)).toMatchObject({ bar: undefined, windows })
    for (const bar of ['way_not_allowed', 'suspended', 'revoked', 'replaced'] as const) {
      const barred = lineOf({ windows, bar })
      expect(earlierRest.parse(JSON.parse(barred)[4]).bar).toBe(bar)
      expect(readBack(barred)).toMatchObject({ bar, windows: [] })
    }
  })

  it('gets lines without days as they always were', () => {
    expect(lineOf({ windows: [{ from: 300, until: 600 }], bar: 'suspended' })).toBe(
      `["plate:LJAB123","D-2026-00012",${Date.parse(day('2026-02-01')) / 1000},${Date.parse(day('2027-02-01')) / 1000},{"windows":[{"from":300,"until":600}],"bar":"suspended"}]`,
    )
  })
})

const minute = fc.integer({ min: 0, max: 1439 })
const anyWindow: fc.Arbitrary<TimeWindow> = fc
  .tuple(minute, fc.integer({ min: 1, max: 1440 }), fc.option(fc.subarray([...dayKinds]), { nil: undefined }))
  .filter(([from, until]) => until > from)
  .map(([from, until, days]) => ({ from, until, ...(days && { days }) }))
const anyInstant = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-12-31T00:00:00Z'), noInvalidDate: true })
const anyDay = anyInstant.map((date) => date.toISOString().slice(0, 10))
const anyEntry: fc.Arbitrary<WhitelistEntry> = fc.record({
  credential: fc.constant('plate:LJAB123'),
  permit: fc.string({ minLength: 1, maxLength: 4 }),
  from: anyDay.map(day),
  until: anyDay.map(day),
  zone: fc.constantFrom('A', 'B'),
  windows: fc.option(fc.array(anyWindow, { maxLength: 3 }), { nil: undefined }),
  bar: fc.option(fc.constantFrom('suspended', 'revoked', 'replaced', 'way_not_allowed'), { nil: undefined }),
})

describe('properties', () => {
  it('passing means: some permit holds at this instant, in this zone, in its window on its day, without a bar', () => {
    const workFree = workFreeDays('2026-01-01', '2029-01-01', ['2026-12-24', '2027-06-16'])
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Ljubljana', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 5 }), anyInstant, (entries, now) => {
        const [hours = 0, minutes = 0] = wall.format(now).split(':').map(Number)
        const clock = hours * 60 + minutes
        const today = localDayOf(now)
        const weekday = (new Date(today).getUTCDay() + 6) % 7
        const kind = workFree.includes(today) ? 'holiday' : dayKinds[weekday]
        const isOnDay = ({ days = [] }: TimeWindow) => days.length === 0 || days.some((one) => one === kind)
        const opens = entries.some(
          ({ from, until, zone, windows = [], bar }) =>
            bar === undefined &&
            zone === 'A' &&
            Date.parse(from) <= now.getTime() &&
            now.getTime() < Date.parse(until) &&
            (windows.length === 0 || windows.some((window) => clock >= window.from && clock < window.until && isOnDay(window))),
        )
        expect(mayPass(list(entries, { work_free: workFree }), plate, now).allowed).toBe(opens)
      }),
      { numRuns: 2000 },
    )
  })

  it('the order of the permits changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 5 }), anyInstant, (entries, now) => {
        const [one, other] = [mayPass(list(entries), plate, now), mayPass(list([...entries].reverse()), plate, now)]
        expect([one.allowed, one.reason]).toEqual([other.allowed, other.reason])
      }),
    )
  })

  it('whatever is presented gets a verdict with a known reason, and nothing unknown opens', () => {
    const anyCredential = fc.record({ kind: fc.constantFrom('plate', 'rfid', 'phone'), value: fc.string() })
    fc.assert(
      fc.property(anyCredential, anyInstant, (credential, now) => {
        const verdict = mayPass(list([entry({ credential: 'plate:ONLY1' })], { zone: null }), credential, now)
        expect(reasons).toContain(verdict.reason)
        if (verdict.allowed) expect(credential.value.toUpperCase()).toMatch(/^[\s\-.·]*O[\s\-.·]*N[\s\-.·]*L[\s\-.·]*Y[\s\-.·]*1[\s\-.·]*$/)
      }),
    )
  })
})

describe('a pass', () => {
  const pass = entry({ permit: 'PR-2026-000007', from: '2026-07-01T08:00:00.000Z', until: '2026-07-01T12:30:00.000Z', pass: true })

  it.each([
    ['2026-07-01T07:59:59.999Z', 'pass_later'],
    ['2026-07-01T08:00:00.000Z', 'pass_valid'],
    ['2026-07-01T12:29:59.999Z', 'pass_valid'],
    ['2026-07-01T12:30:00.000Z', 'pass_over'],
  ])('at %s: %s', (instant, reason) => {
    expect(reasonAt(instant, pass)).toBe(reason)
  })

  it('until a decision opens in the hours of its kind alone', () => {
    const waiting = { ...pass, windows: [{ from: 660, until: 720 }] }
    expect(['2026-07-01T08:30:00Z', '2026-07-01T09:30:00Z'].map((instant) => reasonAt(instant, waiting))).toEqual([
      'outside_window',
      'pass_valid',
    ])
  })

  it('names its moment and opens only its own zone', () => {
    expect(mayPass(list([pass]), plate, summer)).toEqual({
      ...{ allowed: true, reason: 'pass_valid', permit: 'PR-2026-000007' },
      details: { permit: 'PR-2026-000007', at: '2026-07-01T12:30:00.000Z' },
      note: { counted: true },
    })
    expect(mayPass(list([pass], { zone: 'B' }), plate, summer).reason).toBe('other_zone')
    expect(mayPass(list([pass], { zone: null }), plate, summer).allowed).toBe(true)
  })

  it('opens beside a permit that does not, and never closes what a permit opens', () => {
    const ended = entry({ until: day('2026-06-01') })
    expect([reasonAt('2026-07-01T10:00:00Z', ended, pass), reasonAt('2026-07-01T10:00:00Z', pass, ended)]).toEqual([
      'pass_valid',
      'pass_valid',
    ])
    expect(reasonAt('2026-07-01T13:00:00Z', pass, entry())).toBe('permit_valid')
  })
})
