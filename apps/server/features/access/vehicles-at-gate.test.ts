import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { platesNow, vehiclesOn, type StoredPlate } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { addDays, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, type CredentialRow } from './whitelist-entries.ts'

const day = fc.integer({ min: 0, max: 30 }).map((count) => addDays('2026-10-20', count))
const plates = fc.uniqueArray(
  fc.record({ value: fc.constantFrom('LJ AB-123', 'KP CD-456', 'MB EF-789'), valid_from: fc.option(day), valid_until: fc.option(day) }),
  { minLength: 1, maxLength: 4 },
)
const permits = fc.record({ valid_from: day, length: fc.integer({ min: 1, max: 20 }) })

const rowOf = (permit: Validity, { value, valid_from, valid_until }: StoredPlate): CredentialRow => ({
  kind: 'plate',
  value_normalised: normalisePlate(value),
  credential_from: valid_from,
  credential_until: valid_until,
  permit: 'D-2026-000001',
  status: 'issued',
  permit_from: permit.valid_from,
  permit_until: permit.valid_until,
  openings: ['plate'],
  time_windows: [],
  from_time: null,
  until_time: null,
  zone: 'A',
  blocked_at: null,
  entries_a_day: null,
  entries_a_month: null,
  one_inside: false,
  vehicle_class: null,
  vehicle_classes: [],
})

test('screens and papers say of a vehicle what the gate does, on every day, to its first and last instant', () => {
  fc.assert(
    fc.property(permits, plates, day, fc.constantFrom(0, 1), ({ valid_from, length }, given, today, atEnd) => {
      const permit = { valid_from, valid_until: addDays(valid_from, length) }
      const whitelist = loadWhitelist({
        version: 1,
        device: 'brod',
        issued_at: startOfLocalDay('2026-10-01').toISOString(),
        expires_at: startOfLocalDay('2027-10-01').toISOString(),
        zone: 'A',
        fail_mode: 'fail_safe',
        entries: entriesOf(given.map((plate) => rowOf(permit, plate))),
      })
      const instant = atEnd === 1 ? new Date(startOfLocalDay(addDays(today, 1)).getTime() - 1) : startOfLocalDay(today)
      const inForce = permitStatusOn({ status: 'issued', ...permit }, today) === 'active'
      const platesToday = inForce ? platesNow(vehiclesOn(permit, given, today)) : []
      for (const value of ['LJ AB-123', 'KP CD-456', 'MB EF-789'])
        expect(mayPass(whitelist, { kind: 'plate', value }, instant).allowed, `${value} ${today}`).toBe(platesToday.includes(value))
    }),
    { numRuns: 500 },
  )
})
