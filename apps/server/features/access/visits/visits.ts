import * as contract from '@dovolilnice/contract/access/visits'
import { startingVisitSettings, type VisitSettings } from '@dovolilnice/contract/access/visit-list'
import { OperationError } from '@dovolilnice/contract/errors'
import { addDays, instantOn, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { createHmac, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { type Db, type Row, type Trx, notFound, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce, notify } from '../../../platform/database/notify.ts'
import { type Context, type ReceivedFile, implementRead, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret, newSecret, serverSecret } from '../../../platform/security/secret.ts'
import { endPasses, fault, tellMade } from '../passes/passes.ts'

type AskedVisit = OperationInput<typeof contract.askVisit>['body']
type Justified = OperationInput<typeof contract.justifyPassage>['body']

/** What the town has set; what the product begins with, with version 0, before it has. */
export const findVisitSettings = async (db: Db): Promise<VisitSettings & { version: number }> =>
  (await db.selectFrom('visit_settings').selectAll().executeTakeFirst()) ?? { ...startingVisitSettings, version: 0 }

/** The zones with a lot in use that visitors may enter. */
const visitZones = async (db: Db, { zones }: VisitSettings) => {
  const all = await db
    .selectFrom('zone as z')
    .select(['z.name', 'z.title'])
    .where((is) =>
      is.exists(is.selectFrom('parking_lot as l').select('l.id').whereRef('l.zone', '=', 'z.name').where('l.active', '=', true)),
    )
    .orderBy('z.name')
    .execute()
  return zones.length === 0 ? all : all.filter(({ name }) => zones.includes(name))
}

export const handleReadVisitRules = implementRead(contract.readVisitRules, async (_, { db }) => {
  const settings = await findVisitSettings(db)
  const { delivery_kind_id: delivery, moving_kind_id: moving, works_kind_id: works } = settings
  return { ...settings, zones: await visitZones(db, settings), kinds: { delivery, moving, works } }
})

/** What a visitor gives to prove the right to a card's place. */
interface ShownCard {
  country: string
  card_number: string
  card_until: string
  photo: ReceivedFile
}

/** A card as the product keeps it: never its number. */
interface ProvenCard {
  country: string
  card_key: string
  card_end: string
  card_until: string
}

/** How a card is proved. Another kind of proof, as that of the European card of 2028 will be, is another implementation of it. */
interface CardProof {
  /** @throws OperationError `validation` at the field that does not prove it */
  prove: (card: ShownCard, day: string, context: Pick<Context, 'trx' | 'locale'>) => Promise<ProvenCard>
}

/** A photo that a clerk looks at afterwards. Country and number are kept as a keyed hash, by which the days of a year are counted. */
const photoProof: CardProof = {
  prove: async ({ country, card_number: typed, card_until }, day, { trx, locale }) => {
    if (card_until < day) throw fault('card_until', 'card_expired', { locale })
    const number = typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\d]/gu, '')
    if (number.length < 3) throw fault('card_number', 'invalid', { locale })
    const card_key = createHmac('sha256', await serverSecret(trx, 'visit-cards'))
      .update(`${country}:${number}`)
      .digest('base64url')
    // Of a short number not more than half.
    return { country, card_key, card_end: number.slice(-Math.min(3, Math.floor(number.length / 2))), card_until }
  },
}

/** The one picture of a call. @throws OperationError `validation`, `unsupported_file` */
const photoOf = ({ files, locale }: Context): ReceivedFile => {
  const [photo, ...more] = files
  if (photo === undefined || more.length > 0 || photo.field !== 'photo')
    throw fault('photo', photo === undefined ? 'required' : 'choice', { locale })
  if (!photo.media_type.startsWith('image/')) throw new OperationError('unsupported_file')
  return photo
}

const requireZone = async (zone: string, settings: VisitSettings, context: Context): Promise<void> => {
  const zones = await visitZones(context.db, settings)
  if (!zones.some(({ name }) => name === zone)) throw fault('zone', 'choice', context)
}

/** From when until when a visit of that day lasts. @throws OperationError `validation` where the day is over, or too far */
const windowOf = (day: string, { days_ahead, from_minute, until_minute }: VisitSettings, context: Context) => {
  const { now } = context
  const today = localDayOf(now)
  if (day < today) throw fault('day', 'day_past', context)
  if (day > addDays(today, days_ahead)) throw fault('day', 'day_too_far', context)
  const from = instantOn(day, from_minute)
  const until = instantOn(day, until_minute)
  if (until <= now) throw fault('day', 'visit_hours', context)
  return { from: from > now ? from : now, until }
}

/** The visits of that year that count, of a card or a plate: those that were not ended before their day. */
const visitsOfYear = (db: Db, day: string) =>
  db
    .selectFrom('visit as v')
    .leftJoin('pass as p', 'p.id', 'v.pass_id')
    .where('v.kind', '=', 'card')
    .where('v.day', '>=', `${day.slice(0, 4)}-01-01`)
    .where('v.day', '<=', `${day.slice(0, 4)}-12-31`)
    .where((is) => is.or([is('p.ended_at', 'is', null), sql<boolean>`v.day <= (p.ended_at at time zone 'Europe/Ljubljana')::date`]))

const visitsOfCard = (db: Db, card_key: string, day: string) => visitsOfYear(db, day).where('v.card_key', '=', card_key)

/** Days of that year on which the card was used. */
export const daysOfCard = async (db: Db, card_key: string, day: string): Promise<number> => {
  const { days } = await visitsOfCard(db, card_key, day)
    .select(sql<number>`count(distinct v.day)::int`.as('days'))
    .executeTakeFirstOrThrow()
  return days
}

/**
 * Refuses a vehicle that came with a card that a clerk refused this year: not the card, whose number anybody can read and send with a picture of
 * something else. Refuses a card that is used for another vehicle on this day, and a card or a vehicle whose days of the year are used up.
 */
const requireCard = async (card_key: string, day: string, plate: string, settings: VisitSettings, context: Context): Promise<void> => {
  const { trx } = context
  const ofPlate = visitsOfYear(trx, day).where('v.plate_normalised', '=', plate)
  const refused = await ofPlate.select('v.id').where('v.outcome', '=', 'refused').executeTakeFirst()
  if (refused !== undefined) throw fault('plate', 'card_refused', context)
  const other = await visitsOfCard(trx, card_key, day)
    .select('v.id')
    .where('v.day', '=', day)
    .where('v.plate_normalised', '<>', plate)
    .executeTakeFirst()
  if (other !== undefined) throw fault('plate', 'visit_other_plate', context)
  for (const visits of [visitsOfCard(trx, card_key, day), ofPlate]) {
    const used = await visits.select('v.day').distinct().where('v.day', '<>', day).execute()
    if (used.length >= settings.days_a_year) throw fault('day', 'visit_days_used', context)
  }
}

const recorded = ['id', 'number', 'zone', 'day'] as const

/** The trail keeps neither plate nor card: where and when is enough. */
const recordVisit = ({ record }: Pick<Context, 'record'>, { id, number, zone, day }: Pick<Row<'visit'>, (typeof recorded)[number]>) =>
  record({ subject: { type: 'visit', id, label: number }, after: { zone, day } })

/** Hash of the key of the call, where the caller named one. */
const callHash = ({ idempotencyKey: key }: Pick<Context, 'idempotencyKey'>): string | null =>
  key === null ? null : hashSecret(`visit ${key}`)

/** A visit by a card and its pass, within what the town allows. @throws OperationError `not_found`, `validation`, `unsupported_file` */
const letIn = async (body: AskedVisit, link_hash: string, context: Context) => {
  const { trx, now, clock, locale, capabilities } = context
  const { plate, zone, day, email = null } = body
  const settings = await findVisitSettings(trx)
  if (!settings.cards) throw new OperationError('not_found')
  const photo = photoOf(context)
  await requireZone(zone, settings, context)
  const { from, until } = windowOf(day, settings, context)
  // Serialises visits: two calls at once must not make two of one card.
  const year = Number(localDayOf(now).slice(0, 4))
  const number = await nextNumber(trx, 'OB', year)
  const card = await photoProof.prove({ ...body, photo }, day, context)
  const plate_normalised = normalisePlate(plate)
  await requireCard(card.card_key, day, plate_normalised, settings, context)
  const { storage_key, media_type } = photo
  const sameDay = visitsOfCard(trx, card.card_key, day).where('v.day', '=', day)
  const open = await sameDay.select('v.id').where('v.zone', '=', zone).where('p.ended_at', 'is', null).executeTakeFirst()
  if (open !== undefined) throw fault('day', 'visit_taken', context)
  const drawn = randomInt(100) < settings.check_percent
  if (!drawn) await capabilities.removeContent(trx, context, [storage_key])
  const pass_id = v7()
  const pass_number = await nextNumber(trx, 'PR', year)
  await insertRow(trx, 'pass', {
    ...{ id: pass_id, number: pass_number, plate, plate_normalised, zone, from_at: from, until_at: until },
    // By the clock of this moment: a list that was published during the upload does not have it.
    ...{ purpose: 'visit', note: '', source: 'visitor', issued_by: null, issued_at: clock.now() },
  })
  const call_hash = callHash(context)
  const visit = { id: v7(), number, kind: 'card' as const, link_hash, call_hash, pass_id, ...card, plate, plate_normalised, zone, day }
  await insertRow(trx, 'visit', {
    ...visit,
    purpose: 'visit',
    email,
    locale,
    drawn,
    asked_at: now,
    ...(drawn && { storage_key, media_type }),
  })
  await tellMade(trx, now, [{ number: pass_number, source: 'visitor' }])
  await announce(trx, 'access')
  return visit
}

export const handleAskVisit = implement(contract.askVisit, async ({ body }, context) => {
  const { trx } = context
  const token = newSecret()
  const link_hash = hashSecret(token)
  // The answer was lost: the link of this one counts.
  const linkAnew = (hash: string) =>
    trx.updateTable('visit').set({ link_hash }).where('call_hash', '=', hash).returning(recorded).executeTakeFirst()
  recordVisit(context, await once(context, callHash(context), linkAnew, () => letIn(body, link_hash, context)))
  return { token }
})

/** The visit of a secret link with its pass. @throws OperationError `not_found` */
const findByLink = async (db: Db, token: string) => {
  const found = await db
    .selectFrom('visit as v')
    .innerJoin('pass as p', 'p.id', 'v.pass_id')
    .innerJoin('zone as z', 'z.name', 'v.zone')
    .selectAll('v')
    .select(['p.from_at', 'p.until_at', 'p.issued_at', 'p.ended_at', 'z.title'])
    .where('v.link_hash', '=', hashSecret(token))
    .executeTakeFirstOrThrow(notFound)
  return found
}

/** Whether each gate of the zone that can be reached has taken a list that was published since. */
const gatesKnow = async (db: Db, zone: string, since: Date): Promise<boolean> => {
  const behind = await db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select('d.code')
    .where('d.active', '=', true)
    .where('d.online', '=', true)
    .where((is) => is.or([is('l.zone', '=', zone), is('d.parking_lot_id', 'is', null)]))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('whitelist as w')
            .select('w.version')
            .whereRef('w.device_code', '=', 'd.code')
            .whereRef('w.version', '<=', 'd.whitelist_version')
            .where('w.published_at', '>=', since),
        ),
      ),
    )
    .executeTakeFirst()
  return behind === undefined
}

/** How often the vehicle of a card was changed on a day: ending a visit and asking anew begins no new count. */
const changesOf = async (db: Db, visit: Pick<Row<'visit'>, 'card_key' | 'day'>): Promise<number> => {
  const query = db.selectFrom('visit').select(sql<number>`coalesce(sum(changes), 0)::int`.as('changes'))
  return (await query.where('card_key', '=', visit.card_key).where('day', '=', visit.day).executeTakeFirstOrThrow()).changes
}

const ownVisit = async (
  db: Db,
  token: string,
  now: Date,
): Promise<Omit<contract.OwnVisit, 'from_at' | 'until_at'> & { from_at: Date; until_at: Date }> => {
  const { outcome, from_at, until_at, issued_at, ended_at, title, ...visit } = await findByLink(db, token)
  const state = outcome === 'refused' ? 'refused' : until_at <= now ? 'over' : from_at > now ? 'coming' : 'valid'
  const isOpen = state === 'valid' || state === 'coming'
  return {
    ...{ ...visit, zone: title, from_at, until_at, state },
    ready: isOpen && (await gatesKnow(db, visit.zone, issued_at)),
    may_change: isOpen && ended_at === null && (await changesOf(db, visit)) < contract.mostChanges,
  }
}

export const handleReadOwnVisit = implementRead(contract.readOwnVisit, async ({ query: { token } }, { db, now }) =>
  ownVisit(db, token, now),
)

/** The visit of a link that is not over, locked. @throws OperationError `not_found`, `illegal_transition` */
const lockOpen = async (trx: Trx, token: string, now: Date) => {
  const { id } = await findByLink(trx, token)
  await trx.selectFrom('visit').select('id').where('id', '=', id).forUpdate().execute()
  const found = await findByLink(trx, token)
  if (found.until_at <= now || found.outcome === 'refused') throw new OperationError('illegal_transition')
  return found
}

export const handleChangeVisitPlate = implement(contract.changeVisitPlate, async ({ body: { token, plate } }, context) => {
  const { trx, now, clock } = context
  const visit = await lockOpen(trx, token, now)
  const plate_normalised = normalisePlate(plate)
  if (plate_normalised !== visit.plate_normalised) {
    if ((await changesOf(trx, visit)) >= contract.mostChanges) throw new OperationError('illegal_transition')
    const vehicle = { plate, plate_normalised }
    await updateRow(trx, 'visit', visit.id, { changes: visit.changes + 1 })
    // In every zone: one card is behind one windscreen.
    const visits = await trx
      .updateTable('visit')
      .set(vehicle)
      .where('card_key', '=', visit.card_key)
      .where('day', '=', visit.day)
      .returning('pass_id')
      .execute()
    await trx
      .updateTable('pass')
      .set({ ...vehicle, issued_at: clock.now() })
      .where('until_at', '>', now)
      .where(
        'id',
        'in',
        visits.flatMap(({ pass_id }) => pass_id ?? []),
      )
      .execute()
    await notify(trx, 'whitelist')
  }
  recordVisit(context, visit)
  return ownVisit(trx, token, now)
})

export const handleEndVisit = implement(contract.endVisit, async ({ body: { token } }, context) => {
  const { trx, now } = context
  const visit = await lockOpen(trx, token, now)
  await endPasses(trx, visit.pass_id === null ? [] : [visit.pass_id], { now, actor: null, reason: '' })
  recordVisit(context, visit)
  return ownVisit(trx, token, now)
})

const justify = async (body: Justified, context: Context) => {
  const { trx, now, locale } = context
  const { plate, zone, day, purpose, statement, email = null } = body
  const settings = await findVisitSettings(trx)
  if (!settings.justify) throw new OperationError('not_found')
  const photo = photoOf(context)
  await requireZone(zone, settings, context)
  const today = localDayOf(now)
  if (day > today) throw fault('day', 'day_too_far', context)
  if (day < addDays(today, -contract.justifiedDays)) throw fault('day', 'justified_late', context)
  const number = await nextNumber(trx, 'OP', Number(today.slice(0, 4)))
  const { storage_key, media_type } = photo
  const vehicle = { plate, plate_normalised: normalisePlate(plate) }
  const visit = { id: v7(), number, kind: 'passage' as const, ...vehicle, zone, day, purpose, statement, email, locale }
  await insertRow(trx, 'visit', { ...visit, call_hash: callHash(context), drawn: true, storage_key, media_type, asked_at: now })
  await announce(trx, 'access')
  return visit
}

export const handleJustifyPassage = implement(contract.justifyPassage, async ({ body }, context) => {
  const earlier = (hash: string) => context.trx.selectFrom('visit').select(recorded).where('call_hash', '=', hash).executeTakeFirst()
  const visit = await once(context, callHash(context), earlier, () => justify(body, context))
  recordVisit(context, visit)
  return { number: visit.number }
})
