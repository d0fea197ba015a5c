import { operatorHours } from '@dovolilnice/contract/access/access-log'
import { checkParking, type checkReasons } from '@dovolilnice/contract/access/street/check-parking'
import { checkPlate, pastListDays } from '@dovolilnice/contract/access/operations'
import * as contract from '@dovolilnice/contract/access/street/parking-list'
import type { Reason } from '@dovolilnice/contract/access/reasons'
import type { WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import { invalidField } from '@dovolilnice/contract/errors'
import type { Text } from '@dovolilnice/contract/locale'
import { keptCredential, normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { createHmac, createPublicKey, createSecretKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { partSize } from '../list-contents.ts'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { readWorkFreeDays } from '../../../platform/calendar/closed-days.ts'
import { ifGiven, type Db } from '../../../platform/database/db.ts'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Context, implement, implementRead } from '../../../platform/http/context.ts'
import { openSigningKey } from '../../../platform/security/signing-key.ts'
import { operatorSince } from '../access-log.ts'
import { explainAccess } from '../explain-access.ts'
import { passEntries } from '../passes/passes.ts'
import { type CredentialRow, credentialsQuery, entriesOf } from '../whitelist-entries.ts'
import { explainPast } from '../past-lists.ts'

/** The permits' plates with what a warden reads of each permit. */
const plateRows = (db: Db, now: Date) =>
  credentialsQuery(db, localDayOf(now))
    .innerJoin('zone as z', 'z.name', 'l.zone')
    .select(['k.parks', 'k.name as kind_name', 'z.title as zone_name', 'p.link_secret'])
    .where('c.kind', '=', 'plate')

interface PlateRow extends CredentialRow {
  parks: boolean
  kind_name: Text
  zone_name: Text
}

/**
 * The rights of permits and passes. Who opens by a card alone, or has blocked a way, parks all the same.
 * @param cards the passes that stand for a disabled parking card, which parks
 */
const rightsOf = <Permit extends PlateRow>(
  rows: readonly Permit[],
  passes: readonly WhitelistEntry[],
  cards: readonly WhitelistEntry[],
) => {
  const byNumber = new Map(rows.map((row) => [row.permit, row]))
  const parking = new Set(cards.map(({ permit }) => permit))
  const entries = entriesOf(rows.map((row) => ({ ...row, openings: [row.kind], blocked_at: null })))
  // The guest who has driven in by the only way at the only bollard is inside lawfully until the pass ends.
  const whole = passes.map(({ gate: _, ways: __, ...pass }): WhitelistEntry => pass)
  return [...entries, ...whole].map((entry) => {
    const row = byNumber.get(entry.permit)
    return { ...entry, row, ...((row?.parks ?? parking.has(entry.permit)) && { parks: true as const }) }
  })
}

/** The passes by which clerks accepted justifications for this day and the next: a list is used for a day. */
const justifyingPasses = async (db: Db, now: Date, plate?: string) => {
  const today = localDayOf(now)
  const rows = await db
    .selectFrom('pass')
    .select(['plate_normalised', 'number', 'zone', 'from_at', 'until_at'])
    .where('source', '=', 'justified')
    .$call(ifGiven(plate, (query, wanted) => query.where('plate_normalised', '=', normalisePlate(wanted))))
    .where('from_at', '<', startOfLocalDay(addDays(today, 2)))
    .where('until_at', '>', startOfLocalDay(today))
    .execute()
  return rows.map(({ from_at, until_at, ...pass }) => ({ ...pass, from: from_at.toISOString(), until: until_at.toISOString() }))
}

/** What the rule says of a vehicle in a zone now, null for the whole town. */
const judge = async (db: Db, plate: string, zone: string | null, now: Date) => {
  const normalised = normalisePlate(plate)
  const rows = await plateRows(db, now).where('c.value_normalised', '=', normalised).execute()
  const of = { kind: 'plate', normalised } as const
  const rights = rightsOf(rows, await passEntries(db, now, of), await passEntries(db, now, of, 'visitor'))
  return contract.mayPark(rights, { zone, now, workFree: await readWorkFreeDays(db, now) })
}

/** The number of the permit or pass by which a vehicle may be in a zone now, null for the whole town; null: it may not. */
export const findRight = async (db: Db, plate: string, zone: string | null, now: Date): Promise<string | null> => {
  const { right, may_park, reason } = await judge(db, plate, zone, now)
  return may_park || reason === 'passage_only' ? (right?.permit ?? null) : null
}

/** Of who has no permit and no pass the trail keeps that somebody asked, not about whom. */
const askedPlate = (plate: string, reason: (typeof checkReasons)[number]): string =>
  reason === 'no_permit' ? `${plate.slice(0, 2)}…` : plate

/** Answers no holder and no number: kind, zone, day and hours are what a warden needs. */
export const handleCheckParking = implement(checkParking, async ({ body: { plate, zone = null } }, { trx, now, record }) => {
  const { right, ...answer } = await judge(trx, plate, zone, now)
  record({ after: { plate: askedPlate(plate, answer.reason) } })
  const row = right?.row
  const permit = row && {
    ...{ kind_name: row.kind_name, zone_name: row.zone_name },
    ...{ valid_until: row.permit_until, windows: right?.windows ?? [] },
  }
  return {
    ...answer,
    plate,
    at: now,
    justified_by: contract.justifiedBy(await justifyingPasses(trx, now, plate), { zone, now }),
    permit: permit ?? null,
  }
})

/** The list of all zones as a phone keeps it, in the order of its hashes. */
const parkingList = async (
  context: Pick<Context, 'db' | 'now' | 'config' | 'capabilities'>,
  key: KeyObject,
): Promise<contract.ParkingList> => {
  const { db, now, capabilities } = context
  const hash = (text: string): string => createHmac('sha256', key).update(text).digest('base64url').slice(0, contract.hashLetters)
  const rows = await plateRows(db, now).execute()
  const passes = (await passEntries(db, now)).filter(({ credential }) => credential.startsWith('plate:'))
  const rights = rightsOf(rows, passes, await passEntries(db, now, undefined, 'visitor'))
  const kinds = new Map(rows.map(({ kind_name }) => [JSON.stringify(kind_name), kind_name]))
  const places = new Map([...kinds.keys()].map((name, place) => [name, place]))
  const list: contract.ParkingList = {
    ...{ issued_at: now.toISOString(), work_free: await readWorkFreeDays(db, now, 1), kinds: [...kinds.values()] },
    zones: Object.fromEntries((await db.selectFrom('zone').select(['name', 'title']).execute()).map(({ name, title }) => [name, title])),
    ...{ rights: [], plates: {}, codes: {}, wallet: await capabilities.readWalletIssuer(context) },
  }
  const byPlate = new Map<string, typeof rights>()
  for (const [place, right] of rights.entries()) {
    const plate = hash(right.credential)
    byPlate.set(plate, [...(byPlate.get(plate) ?? []), right])
    if (place % partSize === 0) await setImmediate()
  }
  const codes = new Map<string, number[]>()
  for (const [plate, ofPlate] of [...byPlate].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const { row, credential: _, permit, limits: __, ...right } of ofPlate) {
      const at = list.rights.push({
        ...right,
        ...(row !== undefined && { kind: places.get(JSON.stringify(row.kind_name)), valid_until: row.permit_until }),
      })
      ;(list.plates[plate] ??= []).push(at - 1)
      if (row === undefined) continue
      const code = hash(contract.hashedCode(permit, capabilities.verificationCode(row.link_secret)))
      codes.set(code, [...(codes.get(code) ?? []), at - 1])
    }
  list.codes = Object.fromEntries([...codes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const justified = new Map<string, NonNullable<contract.ParkingList['justified']>[string]>()
  for (const { plate_normalised: plate, ...pass } of await justifyingPasses(db, now))
    justified.set(hash(contract.hashedPlate(plate)), [...(justified.get(hash(contract.hashedPlate(plate))) ?? []), pass])
  list.justified = Object.fromEntries([...justified].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return list
}

export const handleReadParkingList = implementRead(contract.readParkingList, async (_, context) => {
  const { config, record } = context
  const { privateKey } = await openSigningKey(config.dataDir, config.whitelistKey)
  // Made for this list alone: what is found out of one list tells nothing of the next.
  const key = randomBytes(32)
  // As a key object: of bytes each of thousands of hashes would prepare its key anew.
  const list = await parkingList(context, createSecretKey(key))
  record({ after: { vehicles: Object.keys(list.plates).length } })
  const body = JSON.stringify(list)
  return {
    list: { body, signature: sign(null, Buffer.from(contract.parkingListDomain + body), privateKey).toString('base64') },
    key: key.toString('base64'),
    public_key: createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64'),
  }
})

/** An event of each look, with when it was and, as any event, when it arrived. The phone sends again what it got no answer to. */
export const handleSendLooks = implement(contract.sendLooks, async ({ body: { looks } }, { trx, clock, actor, address, requestId }) => {
  await lockKeys(
    trx,
    looks.map(({ id }) => id),
  )
  const ids = looks.map(({ id }) => id)
  const known = await trx.selectFrom('event').select('subject_id').where('subject_id', 'in', ids).execute()
  const sent = new Set(known.map(({ subject_id: id }) => id))
  for (const { id, at, list_at, plate, number, may_park, reason } of looks) {
    if (sent.has(id)) continue
    sent.add(id)
    const about = plate === undefined ? { permit_number: number } : { plate: askedPlate(plate, reason) }
    const subject = { type: 'parking_look', id, label: '' } as const
    const after = { ...about, may_park, looked_at: at, list_at }
    const event = { action: 'parking:check', kind: 'read', everyTime: true, actor, subject, after, address, request_id: requestId } as const
    await recordEvent(trx, event, clock)
  }
})

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
  if (at < since || at > now) throw invalidField('at', 'past_moment', locale, { days: isReader ? pastListDays : operatorHours / 24 })
}

/** Reasons that are given to anybody: by them nobody knows whether the vehicle has a right. */
const tellsNothing: readonly Reason[] = ['no_permit', 'open_to_all', 'whitelist_too_old', 'no_whitelist']

/** Asks the gates' own rule for each gate in use. Answers no holder. */
export const handleCheckPlate = implement(
  checkPlate,
  async ({ body: { plate: asked, at: moment } }, { trx, now, record, config, locale, user }) => {
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
    // Of who has no permit, no pass and no application to pay the trail keeps that somebody asked, not about whom.
    const isKnown = items.some(({ reason }) => !tellsNothing.includes(reason))
    const shown = isKnown || kind === 'code' ? keptCredential(asked) : `${value.slice(0, 2)}…`
    record({ after: { [kind]: shown, ...(at && { at }) } })
    return { asked: value, at: at ?? null, items, last_refusal: await findLastRefusal(trx, normalised, operatorSince(now)) }
  },
)
