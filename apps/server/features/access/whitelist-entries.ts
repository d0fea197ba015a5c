import { credentialKey, type CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { type Bar, type Limits, plainWindow, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { openingWindows, ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import type { VehicleClass } from '@dovolilnice/contract/parking/vehicle-class'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { openingDays } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { addDays, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Db } from '../../platform/database/db.ts'
import { type Heard, nothingHeard } from './heard-entries.ts'

/** Days for which an ended permit stays on the list, so that the gate can give the reason "expired". */
const explainedDays = 30

/** A credential with the relevant columns of its permit, kind and lot; days as stored, half-open. */
export interface CredentialRow {
  kind: CredentialKind
  value_normalised: string
  credential_from: string | null
  credential_until: string | null
  permit: string
  status: StoredPermitStatus
  permit_from: string
  permit_until: string
  openings: CredentialKind[]
  time_windows: TimeWindow[]
  from_time: string | null
  until_time: string | null
  zone: string
  entries_a_day: number | null
  entries_a_month: number | null
  one_inside: boolean
  /** Null: nobody knows. */
  vehicle_class: VehicleClass | null
  /** Empty: all. */
  vehicle_classes: VehicleClass[]
  /** When its holder blocked it; null: not blocked. */
  blocked_at: Date | null
}

/**
 * A credential of an issued permit is barred when the permit's kind does not allow that kind of credential, or its holder blocked it. A block goes out
 * as the bar that every gate knows: a gate of an older version would refuse a whole list for one bar that it does not know, and keep the old list.
 */
const barOf = (row: CredentialRow): Bar | undefined => {
  // A gate knows no entry in error; none is listed.
  if (row.status === 'mistaken') return 'revoked'
  if (row.status !== 'issued') return row.status
  return row.openings.includes(row.kind) && row.blocked_at === null ? undefined : 'way_not_allowed'
}

/** A cache: the same midnights are needed for many permits, and calculating one is slow. */
export const createMidnights = () => {
  const known = new Map<string, string>()
  return (day: string): string => {
    const found = known.get(day) ?? startOfLocalDay(day).toISOString()
    known.set(day, found)
    return found
  }
}

/** A class that is let in, or that nobody knows, is not told. Where nobody sees who leaves, one vehicle inside would keep the others out for the whole day. */
const limitsOf = (row: CredentialRow, credential: string, heard: Heard): Limits | undefined => {
  const limits: Limits = {
    ...(row.entries_a_day !== null && { day: row.entries_a_day }),
    ...(row.entries_a_month !== null && { month: row.entries_a_month }),
    ...(row.vehicle_class !== null &&
      row.vehicle_classes.length > 0 &&
      !row.vehicle_classes.includes(row.vehicle_class) && { vehicle: row.vehicle_class, classes: row.vehicle_classes }),
    ...(row.one_inside && heard.exits(row.zone) && { alone: true }),
    ...heard.of(row.permit, credential),
  }
  return Object.keys(limits).length === 0 ? undefined : limits
}

/** The whitelist's entries of these credentials, in one fixed order, so that the same permits give the same list. */
export const entriesOf = (rows: readonly CredentialRow[], heard: Heard = nothingHeard, midnight = createMidnights()): WhitelistEntry[] => {
  return rows.flatMap((row) => {
    const own = { valid_from: row.credential_from, valid_until: row.credential_until }
    const days = openingDays(own, { valid_from: row.permit_from, valid_until: row.permit_until })
    if (days === undefined) return []
    const windows = openingWindows(row.time_windows, ownWindow(row))
    // No hour is left when the kind's hours were changed. Such a permit must not be listed: no window would mean the whole day.
    if (windows === undefined) return []
    const bar = barOf(row)
    const credential = credentialKey(row.kind, row.value_normalised)
    const limits = limitsOf(row, credential, heard)
    const entry: WhitelistEntry = {
      credential,
      permit: row.permit,
      from: midnight(days.valid_from),
      until: midnight(days.valid_until),
      zone: row.zone,
      ...(windows.length > 0 && { windows: windows.map(plainWindow) }),
      ...(limits !== undefined && { limits }),
      ...(bar !== undefined && { bar }),
    }
    return [entry]
  })
}

/**
 * The credentials of all permits that gates need on a local day: valid ones, future ones, and ended ones whose refusal they can explain.
 * Of all zones: the list of a zone's gates takes its own of them.
 */
export const credentialsQuery = (db: Db, today: string) =>
  db
    .selectFrom('permit_credential as c')
    .innerJoin('permit as p', 'p.id', 'c.permit_id')
    .innerJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .innerJoin('parking_lot as l', 'l.id', 'p.parking_lot_id')
    .leftJoin('credential_block as b', (join) =>
      join
        .onRef('b.user_id', '=', 'p.user_id')
        .onRef('b.kind', '=', 'c.kind')
        .onRef('b.value_normalised', '=', 'c.value_normalised')
        .on('b.lifted_at', 'is', null),
    )
    .select([
      'c.kind',
      'c.value_normalised',
      'c.valid_from as credential_from',
      'c.valid_until as credential_until',
      'p.number as permit',
      'p.status',
      'p.valid_from as permit_from',
      'p.valid_until as permit_until',
      'p.from_time',
      'p.until_time',
      'k.openings',
      'k.time_windows',
      'k.entries_a_day',
      'k.entries_a_month',
      'k.one_inside',
      'k.vehicle_classes',
      'c.vehicle_class',
      'l.zone',
      'b.blocked_at',
    ])
    .where('p.valid_until', '>', addDays(today, -explainedDays))
    .where('p.status', '<>', 'mistaken')
    .where('p.anonymised_at', 'is', null)
    .orderBy('c.value_normalised')
    .orderBy('c.kind')
    .orderBy('p.number')
    .orderBy('c.id')
