import type { Reason } from '@dovolilnice/contract/access/reasons'
import type { PresentedKind } from '@dovolilnice/contract/primitives/credential'
import { mayPass, type Verdict } from '@dovolilnice/contract/access/may-pass'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import { type Db, sql } from '../../platform/database/db.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { passEntries } from './passes/passes.ts'
import { readHeard } from './heard-entries.ts'
import { credentialsQuery, entriesOf } from './whitelist-entries.ts'

export interface Question {
  device_code: string
  kind: PresentedKind
  /** The credential as it was presented. */
  value: string
  normalised: string
}

/**
 * A gate out of use has an empty list, of which it only knows that the permit is not on it; until it has taken that list it may still open. Of
 * bollards of long ago the day is not known.
 */
const outOfUse = (since: Date | null): Verdict => ({
  allowed: false,
  reason: 'out_of_use',
  details: since === null ? {} : { day: localDayOf(since) },
  permit: null,
})

/** Refusals after which it is asked whether the price was not paid. */
const mayBeUnpaid: readonly Reason[] = ['no_permit', 'expired', 'pass_over']

/** The number of an application for a vehicle on this day at this gate that is approved and waits to be paid. */
const findUnpaid = async (db: Db, plate: string, zone: string | null, now: Date): Promise<string | undefined> => {
  const unpaid = await db
    .selectFrom('application as a')
    .innerJoin('parking_lot as l', 'l.id', 'a.parking_lot_id')
    .select('a.number')
    .where('a.status', '=', 'approved')
    .where('a.fee_cents', '>', 0)
    .where(sql<boolean>`a.plates_normalised @> array[${plate}]::text[]`)
    .where('a.valid_from', '<=', localDayOf(now))
    .where('a.valid_until', '>', localDayOf(now))
    .where((is) => (zone === null ? is.lit(true) : is('l.zone', '=', zone)))
    .where(isUnrestricted('a.id'))
    .orderBy('a.number')
    .limit(1)
    .executeTakeFirst()
  return unpaid?.number
}

/**
 * What the gate would decide on a credential now, by the same rule and from the same permits as its next whitelist. That its holder blocked it, that
 * its permit waits to be paid, or that the bollard is out of use, is said here alone; the gate only knows that this way does not open.
 */
export const explainAccess = async (db: Db, { device_code, kind, value, normalised }: Question, now: Date): Promise<Verdict> => {
  const device = await db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['l.zone', 'd.active', 'd.open_windows', 'd.out_of_use_since', 'd.service_since'])
    .select(['d.direction', 'd.passback', 'd.passback_minutes'])
    .where('d.code', '=', device_code)
    .executeTakeFirst()
  if (device?.active === false) return outOfUse(device.out_of_use_since)
  const rows = await credentialsQuery(db, localDayOf(now))
    .where('c.kind', '=', kind === 'code' ? null : kind)
    .where('c.value_normalised', '=', normalised)
    .execute()
  const heard = await readHeard(
    db,
    now,
    rows.map(({ permit }) => permit),
  )
  const whitelist = loadWhitelist({
    version: 1,
    device: device_code,
    issued_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 1000).toISOString(),
    zone: device?.zone ?? null,
    fail_mode: 'fail_secure',
    work_free: await readWorkFreeDays(db, now),
    open_windows: device?.open_windows ?? [],
    direction: device?.direction,
    passback_minutes: device?.passback === 'hard' && device.direction === 'entry' ? device.passback_minutes : undefined,
    entries: [...entriesOf(rows, heard), ...(await passEntries(db, now, { kind, normalised }))],
  })
  const judged = mayPass(whitelist, { kind, value }, now)
  const verdict = judged.allowed && device?.service_since != null ? { ...judged, allowed: false, reason: 'service' as const } : judged
  if (kind === 'plate' && mayBeUnpaid.includes(verdict.reason)) {
    const unpaid = await findUnpaid(db, normalised, device?.zone ?? null, now)
    if (unpaid !== undefined) return { allowed: false, reason: 'unpaid', details: { permit: unpaid }, permit: null }
  }
  const blocked = rows.some(({ permit, blocked_at: at }) => at !== null && permit === verdict.permit)
  if (verdict.reason !== 'way_not_allowed' || !blocked) return verdict
  return { ...verdict, reason: 'blocked' }
}
