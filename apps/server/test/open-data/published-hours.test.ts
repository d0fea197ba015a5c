import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { mayPass } from '@dovolilnice/contract/access/may-pass'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { workFreeDays } from '@dovolilnice/contract/holidays/holidays'
import { localDateTimeOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf } from '../../features/access/whitelist-entries.ts'
import { randomTown, randomWindows, townDay } from './random-town.ts'
import { allOf, childOf, childrenOf, readTree, type Tree } from './xml-tree.ts'
import { writeControlledZones } from '../../features/open-data/publications.ts'
import { permitId } from '../../features/open-data/datex2/publication.ts'
import { hoursOf } from '../../features/open-data/open-town.ts'

interface Entry {
  permit: string
  at: Date
  /** Local time of day, `HH:MM:SS`. */
  clock: string
  /** `monday` to `sunday`, and whether it is a holiday. */
  weekday: string
  isHoliday: boolean
}

const textOf = (tree: Tree | undefined, name: string): string => childOf(tree, name)?.text ?? ''

/** Whether a moment lies in a period: what is said of it must all hold, and of each thing one. */
const isInPeriod = (period: Tree, { clock, weekday, isHoliday }: Entry): boolean => {
  const holds = (name: string, one: (part: Tree) => boolean): boolean => {
    const parts = childrenOf(period, name)
    return parts.length === 0 || parts.some(one)
  }
  return (
    holds('recurringTimePeriodOfDay', (part) => textOf(part, 'startTimeOfPeriod') <= clock && clock < textOf(part, 'endTimeOfPeriod')) &&
    holds('recurringDayWeekMonthPeriod', (part) => childrenOf(part, 'applicableDay').some(({ text }) => text === weekday)) &&
    holds('recurringSpecialDay', (part) => textOf(part, 'specialDayType') === 'publicHoliday' && isHoliday)
  )
}

/** Whether a moment lies in a time specification, read as the standard says: within the whole, in one of its periods and in none of its exceptions. */
const isInTime = (specification: Tree | undefined, entry: Entry): boolean =>
  new Date(textOf(specification, 'overallStartTime')) <= entry.at &&
  childrenOf(specification!, 'validPeriod').some((period) => isInPeriod(period, entry)) &&
  !childrenOf(specification!, 'exceptionPeriod').some((period) => isInPeriod(period, entry))

const isMet = (condition: Tree, entry: Entry): boolean => {
  const type = condition.attributes['xsi:type']
  const inner = () => childrenOf(condition, 'conditions').map((one) => isMet(one, entry))
  const holds = (): boolean => {
    if (type === 'tro:RequiredPermitCondition') return childOf(condition, 'permitCharacteristics')?.attributes['id'] === entry.permit
    if (type === 'tro:TimeValidityCondition')
      return isInTime(childOf(childOf(condition, 'implementedValidity'), 'validityTimeSpecification'), entry)
    return textOf(condition, 'operator') === 'and' ? inner().every(Boolean) : inner().some(Boolean)
  }
  return holds() !== (textOf(condition, 'negate') === 'true')
}

/** Whether the publication lets a permit of a kind in: `noEntry` holds for everybody for whom its condition is met. */
const letsIn = (regulation: Tree, entry: Entry): boolean => {
  const condition = childOf(regulation, 'condition')
  return condition !== undefined && !isMet(condition, entry)
}

/** Weeks with a holiday, with the change of the clocks, and with neither. */
const weeks = ['2026-12-21', '2027-03-22', '2027-10-25', '2027-02-01']

const holidays = workFreeDays('2026-12-01', '2027-12-01', [])
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const plateOf = (kind: number): string => `LJAA${100 + kind}`

/** The list of a gate of that zone, with one permit of each kind. */
const whitelistOf = (kinds: readonly TimeWindow[][]) =>
  loadWhitelist({
    version: 1,
    device: 'vrata',
    issued_at: '2026-11-16T09:00:00Z',
    expires_at: '2030-01-01T00:00:00Z',
    zone: 'A',
    fail_mode: 'fail_secure',
    work_free: holidays,
    entries: entriesOf(
      kinds.map((time_windows, index) => ({
        kind: 'plate',
        value_normalised: plateOf(index),
        credential_from: null,
        credential_until: null,
        permit: `D-${index}`,
        status: 'issued',
        permit_from: '2026-01-01',
        permit_until: '2029-01-01',
        openings: ['plate'],
        time_windows,
        from_time: null,
        until_time: null,
        zone: 'A',
        blocked_at: null,
        ...{ entries_a_day: null, entries_a_month: null, one_inside: false, vehicle_class: null, vehicle_classes: [] },
      })),
    ),
  })

const [town] = fc
  .sample(randomTown, { numRuns: 400, seed: 11 })
  .filter(({ zones, kinds }) => kinds.length >= 3 && zones.some(({ permit_kinds: own }) => own.length >= 3))

test(`the hours of the publication are those of the gates, for every minute of a week`, () => {
  const { zones, kinds } = town!
  const zone = zones.find(({ permit_kinds: own }) => own.length >= 3)!
  fc.assert(
    fc.property(fc.array(randomWindows, { minLength: 3, maxLength: 3 }), fc.constantFrom(...weeks), (windows, monday) => {
      const withHours = kinds.map((kind, index) => ({
        ...kind,
        hours: hoursOf(windows[index] ?? []),
      }))
      const xml = writeControlledZones({ ...town!, kinds: withHours }, townDay, () => ({
        version: 1,
        changed_at: new Date('2026-11-16T09:00:00Z'),
      }))
      const regulation = allOf(readTree(xml), 'trafficRegulation').find(({ attributes }) => attributes['id'] === `${zone.id}.entry`)!
      const whitelist = whitelistOf(windows)
      expect(whitelist.grants.has(credentialKey('plate', plateOf(0)))).toBe(true)
      const start = Date.parse(`${monday}T00:00:00Z`)
      for (let minute = 0; minute < 7 * 1440; minute++) {
        const at = new Date(start + minute * 60_000)
        const clock = localDateTimeOf(at).slice(11)
        const day = localDayOf(at)
        const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
        for (let index = 0; index < 3; index++) {
          const told = letsIn(regulation, {
            permit: permitId(zone.id, kinds[index]!),
            at,
            clock,
            weekday,
            isHoliday: holidays.includes(day),
          })
          if (told !== mayPass(whitelist, { kind: 'plate', value: plateOf(index) }, at).allowed)
            throw new Error(`${at.toISOString()} (${clock} here): the publication says ${told}, hours ${JSON.stringify(windows[index])}`)
        }
      }
    }),
    { numRuns: process.env['TEST_SCOPE'] === 'all' ? 60 : 4, seed: 7 },
  )
})

test('whoever has no permit is not let in at any minute', () => {
  const xml = writeControlledZones(town!, townDay, () => ({ version: 1, changed_at: new Date('2026-11-16T09:00:00Z') }))
  for (const regulation of allOf(readTree(xml), 'trafficRegulation'))
    expect(
      letsIn(regulation, { permit: 'none', at: new Date('2026-12-01T12:00:00Z'), clock: '13:00:00', weekday: 'tuesday', isHoliday: false }),
    ).toBe(false)
})
