import type { checkParking } from '@dovolilnice/contract/access/check-parking'
import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { loadWhitelist, type WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { openingWindows, ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { fieldError, OperationError } from '@dovolilnice/contract/errors'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { openSigningKey } from '../../platform/security/signing-key.ts'
import { passEntries } from './passes/passes.ts'
import { type CredentialRow, credentialsQuery, entriesOf } from './whitelist-entries.ts'
import { operatorHours } from '@dovolilnice/contract/access/access-log'
import { type checkPlate, pastListDays } from '@dovolilnice/contract/access/operations'
import { keptCredential, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { explainAccess } from './explain-access.ts'
import { operatorSince } from './access-log.ts'
import { explainPast } from './past-lists.ts'

/** The gates' own rule, asked of the street: the same days, hours and zones. Who opens by a card alone, or has blocked a way, parks all the same. */
interface Street {
  zone: string | null
  now: Date
  workFree: string[]
}

const judge = (rows: readonly CredentialRow[], plate: string, { zone, now, workFree }: Street, passes: readonly WhitelistEntry[] = []) => {
  const whitelist = loadWhitelist({
    version: 1,
    device: 'street',
    issued_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 1000).toISOString(),
    zone,
    fail_mode: 'fail_secure',
    work_free: workFree,
    entries: [...entriesOf(rows.map((row) => ({ ...row, openings: [row.kind], blocked_at: null }))), ...passes],
  })
  return mayPass(whitelist, { kind: 'plate', value: plate }, now)
}

/** Kind and zone of a permit, as a warden reads them. */
const describe = async (db: Db, row: CredentialRow) => {
  const { kind_name, zone_name } = await db
    .selectFrom('permit as p')
    .innerJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .innerJoin('parking_lot as l', 'l.id', 'p.parking_lot_id')
    .innerJoin('zone as z', 'z.name', 'l.zone')
    .select(['k.name as kind_name', 'z.title as zone_name'])
    .where('p.number', '=', row.permit)
    .executeTakeFirstOrThrow()
  return { kind_name, zone_name, valid_until: row.permit_until, windows: [...(openingWindows(row.time_windows, ownWindow(row)) ?? [])] }
}

/** The pass by which a clerk accepted a justification for this day. */
const findJustified = async (db: Db, plate: string, zone: string | null, now: Date): Promise<string | null> => {
  const today = localDayOf(now)
  const pass = await db
    .selectFrom('pass')
    .select('number')
    .where('source', '=', 'justified')
    .where('plate_normalised', '=', normalisePlate(plate))
    .where('from_at', '<', startOfLocalDay(addDays(today, 1)))
    .where('until_at', '>', startOfLocalDay(today))
    .$if(zone !== null, (query) => query.where('zone', '=', zone))
    .executeTakeFirst()
  return pass?.number ?? null
}

/** The number of the permit or pass by which a vehicle may be in a zone now, null for the whole town; null: it may not. */
export const findRight = async (db: Db, plate: string, zone: string | null, now: Date): Promise<string | null> => {
  const normalised = normalisePlate(plate)
  const rows = await credentialsQuery(db, localDayOf(now))
    .where('c.kind', '=', 'plate')
    .where('c.value_normalised', '=', normalised)
    .execute()
  const street = { zone, now, workFree: await readWorkFreeDays(db, now) }
  const { allowed, permit } = judge(rows, plate, street, await passEntries(db, now, { kind: 'plate', normalised }))
  return allowed ? (permit ?? null) : null
}

/** Answers no holder and no number: kind, zone, day and hours are what a warden needs. */
export const handleCheckParking: Handler<typeof checkParking> = async ({ body: { plate, zone = null } }, { trx, now, record }) => {
  const rows = await credentialsQuery(trx, localDayOf(now))
    .select('k.parks')
    .where('c.kind', '=', 'plate')
    .where('c.value_normalised', '=', normalisePlate(plate))
    .execute()
  const street = { zone, now, workFree: await readWorkFreeDays(trx, now) }
  const passing = judge(rows, plate, street, await passEntries(trx, now, { kind: 'plate', normalised: normalisePlate(plate) }))
  const parkingRows = rows.filter(({ parks }) => parks)
  // A disabled parking card parks, and so does the pass that stands for it.
  const cards = await passEntries(trx, now, { kind: 'plate', normalised: normalisePlate(plate) }, 'visitor')
  const parking = judge(parkingRows, plate, street, cards)
  const passesOnly = !parking.allowed && passing.allowed
  const decided = passesOnly || (parkingRows.length === 0 && !parking.allowed) ? passing : parking
  const row = rows.find(({ permit }) => permit === decided.permit)
  // Of who has no permit and no pass the trail keeps that somebody asked, not about whom.
  record({ after: { plate: decided.reason === 'no_permit' ? `${plate.slice(0, 2)}…` : plate } })
  return {
    plate,
    at: now,
    may_park: parking.allowed,
    reason: passesOnly ? ('passage_only' as const) : decided.reason,
    reason_details: decided.details,
    justified_by: await findJustified(trx, plate, zone, now),
    permit: row === undefined ? null : await describe(trx, row),
  }
}

/** Where it was refused last, within the hours that an operator may see. */
const findLastRefusal = async (db: Db, normalised: string, since: Date) => {
  const row = await db
    .selectFrom('access_log as a')
    .innerJoin('device as d', 'd.code', 'a.device_code')
    .select(['a.device_code', 'd.name as device_name', 'a.at'])
    .where('a.credential_normalised', '=', normalised)
    .where('a.event_name', '=', 'refused')
    .where('a.at', '>=', since)
    .orderBy('a.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** @throws OperationError where the moment is none that this person may ask about */
const checkMoment = ({ at, now, locale, user }: Pick<Context, 'now' | 'locale' | 'user'> & { at: Date }): void => {
  const isReader = user?.permissions.includes('access-log:read') === true
  const since = isReader ? new Date(now.getTime() - pastListDays * 86_400_000) : operatorSince(now)
  if (at < since || at > now)
    throw new OperationError('validation', {
      fields: [fieldError('at', 'past_moment', locale, { days: isReader ? pastListDays : operatorHours / 24 })],
    })
}

/** Asks the gates' own rule for each gate in use. Answers no holder. */
export const handleCheckPlate: Handler<typeof checkPlate> = async (
  { body: { plate: asked, at: moment } },
  { trx, now, record, config, locale, user },
) => {
  const { kind, value } = asked
  const at = moment == null ? undefined : new Date(moment)
  if (at !== undefined) checkMoment({ at, now, locale, user })
  const normalised = normaliseCredential(kind, value) ?? value
  const devices = await trx
    .selectFrom('device')
    .select(['code', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const key = at && (await openSigningKey(config.dataDir, config.whitelistKey)).privateKey
  const items = []
  for (const { code, name } of devices) {
    const question = { device_code: code, kind, value, normalised }
    const past = at && key && (await explainPast(trx, key, question, at))
    if (at !== undefined && past === undefined) continue
    const { allowed, reason, details } = past?.verdict ?? (await explainAccess(trx, question, now))
    items.push({ device_code: code, device_name: name, allowed, reason, reason_details: details, listed_at: past?.listed_at ?? null })
  }
  // Of who has no permit and no pass the trail keeps that somebody asked, not about whom.
  const isKnown = items.some(({ reason }) => reason !== 'no_permit')
  const shown = isKnown || kind === 'code' ? keptCredential(asked) : `${value.slice(0, 2)}…`
  record({ after: { [kind]: shown, ...(at && { at }) } })
  return { asked: value, at: at ?? null, items, last_refusal: await findLastRefusal(trx, normalised, operatorSince(now)) }
}
