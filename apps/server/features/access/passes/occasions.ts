import { endText } from '@dovolilnice/contract/columns/column-text'
import * as contract from '@dovolilnice/contract/access/occasions'
import { OperationError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { addDays, instantOn, instantText, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { v7 } from 'uuid'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { type Db, type Row, type Trx, notFound, changeRow, createRow, updateRow, sql } from '../../../platform/database/db.ts'
import { notify } from '../../../platform/database/notify.ts'
import { type Context, implementRead, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { tellOutside } from '../../../platform/webhooks/outbox.ts'
import { endPasses, fault, requireGateOf } from './passes.ts'

export type Stored = Row<'occasion'>

export const stateOf = ({ cancelled_at, from_at, until_at }: Stored, now: Date): contract.OccasionState => {
  if (cancelled_at !== null) return 'cancelled'
  if (until_at <= now) return 'over'
  return from_at > now ? 'coming' : 'running'
}

/**
 * The vehicles that count for the quota: those on the list, and those that were taken off after it had begun, as they may have come: otherwise one
 * place would let in any number.
 */
const counts = (db: Db) =>
  db
    .selectFrom('pass as p')
    .innerJoin('occasion as o', 'o.id', 'p.occasion_id')
    .where((is) => is.or([is('p.ended_at', 'is', null), sql<boolean>`p.ended_at >= o.from_at`]))
    .select(['o.id', sql<number>`count(*)::int`.as('vehicles'), sql<number>`coalesce(sum(p.used), 0)::int`.as('passages')])
    .groupBy('o.id')

/** Events with how many vehicles count, and how often they have passed; those whose passes are gone too. */
const withCounts = async (db: Db, rows: readonly Stored[]) => {
  const ids = rows.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await counts(db).where('o.id', 'in', ids).execute()
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.map((row) => ({
    ...row,
    vehicles: row.past_vehicles + (byId.get(row.id)?.vehicles ?? 0),
    passages: row.past_passages + (byId.get(row.id)?.passages ?? 0),
  }))
}

/** How many vehicles may still be put on the list. */
export const leftOf = async (db: Db, row: Stored): Promise<number> =>
  row.quota - (await withCounts(db, [row])).reduce((sum, { vehicles }) => sum + vehicles, 0)

/** Keeps on their events the counts of passes of before an instant, which are deleted next. */
export const keepCounts = async (trx: Trx, before: Date): Promise<void> => {
  const gone = counts(trx).where('p.until_at', '<', before).where(isUnrestricted('p.id')).as('gone')
  await trx
    .updateTable('occasion')
    .from(gone)
    .set({ past_vehicles: sql<number>`past_vehicles + gone.vehicles`, past_passages: sql<number>`past_passages + gone.passages` })
    .whereRef('occasion.id', '=', 'gone.id')
    .execute()
}

const presented = async (db: Db, rows: readonly Stored[], now: Date) =>
  (await withCounts(db, rows)).map((row) => ({ ...row, state: stateOf(row, now), has_key: row.key_hash !== null }))

/** Events that the list shows. */
const shown = 300

export const handleListOccasions = implementRead(contract.listOccasions, async (_, { db, now, record }) => {
  record({})
  const rows = await db.selectFrom('occasion').selectAll().orderBy('until_at', 'desc').orderBy('id').limit(shown).execute()
  return { items: await presented(db, rows, now) }
})

export const subjectOf = ({ id, name }: Pick<Stored, 'id' | 'name'>) => ({ type: 'occasion', id, label: name }) as const

export const vehiclesOf = (db: Db, occasionId: string) =>
  db
    .selectFrom('pass')
    .select(['id', 'plate', 'number', 'used', 'issued_at', 'ended_at'])
    .select(sql<boolean>`issued_by is null`.as('own'))
    .where('occasion_id', '=', occasionId)
    .orderBy('plate')
    .orderBy('number')

/** An event. @throws OperationError `not_found` */
export const find = async (db: Db, id: string): Promise<Stored> => {
  const row = await db.selectFrom('occasion').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return row
}

/** An event, locked: two calls at once must not both take the last of the quota. @throws OperationError `not_found` */
export const lock = async (trx: Trx, id: string): Promise<Stored> => {
  const row = await trx.selectFrom('occasion').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return row
}

/** @throws OperationError `illegal_transition` where it is over or was cancelled */
export const requireOpen = (row: Stored, now: Date): void => {
  const state = stateOf(row, now)
  if (state === 'over' || state === 'cancelled') throw new OperationError('illegal_transition', { details: { status: state } })
}

export const handleGetOccasion = implement(contract.getOccasion, async ({ params: { id } }, { trx, now, record, capabilities }) => {
  const row = await find(trx, id)
  record({ subject: subjectOf(row) })
  const items = await vehiclesOf(trx, id).execute()
  const [shown] = await presented(trx, [row], now)
  if (shown === undefined) throw new OperationError('not_found')
  return { ...shown, items, history: await capabilities.readHistory(trx, id) }
})

/** Days ahead for which an event may be entered. */
const daysAhead = 730

/** What a form says, as it is stored. @throws OperationError `validation` at the field that is wrong */
const valuesOf = async (form: contract.OccasionForm, context: Context) => {
  const { from_day, from_minute, until_day, until_minute, complete_day, neighbours, ...rest } = form
  if (from_day > addDays(localDayOf(context.now), daysAhead)) throw fault('from_day', 'day_too_far', context)
  if (until_day < from_day) throw fault('until_day', 'period_reversed', context)
  if (until_day > addDays(from_day, contract.mostOccasionDays)) throw fault('until_day', 'occasion_long', context)
  const from_at = instantOn(from_day, from_minute)
  const until_at = instantOn(until_day, until_minute)
  if (until_at <= from_at) throw fault('until_day', 'period_reversed', context)
  if (until_at <= context.now) throw fault('until_day', 'day_past', context)
  if (form.published && neighbours.sl === '') throw fault('neighbours.sl', 'required', context)
  const lots = await context.trx.selectFrom('parking_lot').select('id').where('zone', '=', form.zone).where('active', '=', true).execute()
  if (lots.length === 0) throw fault('zone', 'choice', context)
  for (const gate of form.gates) await requireGateOf(form.zone, gate, context, 'gates')
  const end = complete_day < until_day ? startOfLocalDay(addDays(complete_day, 1)) : until_at
  return {
    ...rest,
    neighbours: JSON.stringify({ ...neighbours, en: neighbours.en || neighbours.sl }),
    from_at,
    until_at,
    complete_until: end < until_at ? end : until_at,
  }
}

/** What the trail keeps of it. */
const keptOf = ({ name, zone, gates, from_at, until_at, complete_until, organiser, email, locale, quota, ...row }: Stored) => ({
  ...{ name, zone, gates: gates.join(', '), organiser, email, locale, quota, published: row.published, neighbours: row.neighbours.sl },
  ...{ from_at: from_at.toISOString(), until_at: until_at.toISOString(), complete_until: complete_until.toISOString() },
  version: row.version,
})

const mailTexts = {
  invited: mailText(
    { sl: 'Vpiši vozila', en: 'Enter the vehicles' },
    {
      sl: [
        'Vozila za prireditev: {name}',
        '{town} je vpisala prireditev »{name}«, od {from} do {until}. Dovoljeno število vozil na območju: {quota}.',
        'Registrske oznake vpišite na spodnji povezavi do {complete}, posamezno ali kot seznam. Računa ne potrebujete.',
        'Povezave ne posredujte gostom: kdor jo ima, lahko spreminja seznam.',
      ],
      en: [
        'Vehicles for the event: {name}',
        '{town} has entered the event “{name}”, from {from} until {until}. So many vehicles may enter: {quota}.',
        'By the link below you enter the plates, one by one or as a list, until {complete}. You need no account.',
        'Do not pass the link on to guests: whoever has it can change the list.',
      ],
    },
  ),
  cancelled: mailText(null, {
    sl: [
      'Prireditev je odpovedana: {name}',
      '{town} je odpovedala prireditev »{name}« ({from}): {reason}',
      'Prepustnice za njena vozila ne veljajo več. Obvestite svoje goste.',
    ],
    en: [
      'The event is cancelled: {name}',
      '{town} has cancelled the event “{name}” ({from}): {reason}',
      'The passes of its vehicles are no longer valid. Tell your guests.',
    ],
  }),
} as const

const mailOrganiser = async (context: Context, name: keyof typeof mailTexts, row: Stored, more: { url?: string; reason?: string }) => {
  const { trx, capabilities } = context
  const { locale, email: recipient, id } = row
  const { municipality } = await capabilities.readParameters(trx)
  const at = (instant: Date): string => instantText(instant.toISOString(), locale)
  const about = { template: `occasion:${name}`, recipient, subjectType: 'occasion', subjectId: id } as const
  await queueLetter(trx, context, about, wordsIn(mailTexts[name], locale), {
    locale,
    letter: { to: row.organiser },
    values: {
      ...{ town: textIn(townName(municipality), locale), name: row.name, quota: row.quota, reason: more.reason ?? '' },
      ...{ from: at(row.from_at), until: endText(row.until_at.toISOString(), locale), complete: at(row.complete_until) },
    },
    ...(more.url !== undefined && { url: more.url }),
  })
}

/** Mails the organiser a new link; the one before ends. */
const giveKey = async (context: Context, row: Stored): Promise<void> => {
  const token = newSecret()
  await updateRow(context.trx, 'occasion', row.id, { key_hash: hashSecret(token) })
  await mailOrganiser(context, 'invited', row, { url: `${context.config.publicUrl}${screenPath('occasion', {}, { token })}` })
}

/** Tells outside of what neighbours can read, or could before. */
const tellClosure = async ({ trx, now }: Context, ...rows: readonly Stored[]): Promise<void> => {
  const [first] = rows.filter(({ published }) => published)
  if (first !== undefined) await tellOutside(trx, 'closure.changed', { ids: [first.id] }, now)
}

export const handleCreateOccasion = implement(contract.createOccasion, async ({ body }, context) => {
  const { trx, now, actor, record, idempotencyKey } = context
  const call_hash = idempotencyKey === null ? null : hashSecret(`occasion ${actor.id} ${idempotencyKey}`)
  const earlier = (hash: string) => trx.selectFrom('occasion').selectAll().where('call_hash', '=', hash).executeTakeFirst()
  const row = await once(context, call_hash, earlier, async () => {
    const made = await createRow(trx, 'occasion', {
      ...(await valuesOf(body, context)),
      id: v7(),
      call_hash,
      created_by: actor.id,
      created_at: now,
      changed_at: now,
      version: 1,
    })
    await giveKey(context, made)
    await tellClosure(context, made)
    return made
  })
  record({ subject: subjectOf(row), after: keptOf(row) })
  return { id: row.id }
})

export const handleUpdateOccasion = implement(contract.updateOccasion, async ({ params: { id }, body: { version, ...form } }, context) => {
  const { trx, now, record, capabilities } = context
  const before = await lock(trx, id)
  requireOpen(before, now)
  if (version !== before.version) throw conflictError(before.version, version, await capabilities.readHistory(trx, id))
  const values = await valuesOf(form, context)
  const after = await changeRow(trx, 'occasion', id, { ...values, changed_at: now, version: version + 1 })
  const { zone, from_at, until_at, name: note } = after
  await trx.updateTable('pass').set({ zone, from_at, until_at, note }).where('occasion_id', '=', id).where('ended_at', 'is', null).execute()
  await notify(trx, 'whitelist')
  if (after.email !== before.email) await giveKey(context, after)
  await tellClosure(context, after, before)
  record({ subject: subjectOf(after), before: keptOf(before), after: keptOf(after) })
  return { id }
})

export const handleCancelOccasion = implement(contract.cancelOccasion, async ({ params: { id }, body: { reason } }, context) => {
  const { trx, now, user, record } = context
  const row = await lock(trx, id)
  requireOpen(row, now)
  const cancelled = { cancelled_at: now, changed_at: now, cancel_reason: reason, key_hash: null, version: row.version + 1 }
  await updateRow(trx, 'occasion', id, cancelled)
  const open = await trx.selectFrom('pass').select('id').where('occasion_id', '=', id).where('until_at', '>', now).execute()
  await endPasses(
    trx,
    open.map((pass) => pass.id),
    { now, actor: user.id, reason },
  )
  await mailOrganiser(context, 'cancelled', row, { reason })
  await tellClosure(context, row)
  record({ subject: subjectOf(row), reason, after: { vehicles: open.length, version: cancelled.version } })
  return { vehicles: open.length }
})

export const handleRenewOccasionKey = implement(contract.renewOccasionKey, async ({ params: { id } }, context) => {
  const row = await lock(context.trx, id)
  requireOpen(row, context.now)
  await giveKey(context, row)
  context.record({ subject: subjectOf(row) })
  return { id }
})

export const handleStopOccasionKey = implement(contract.stopOccasionKey, async ({ params: { id }, body: { reason } }, { trx, record }) => {
  const row = await lock(trx, id)
  if (row.key_hash === null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'occasion', id, { key_hash: null })
  record({ subject: subjectOf(row), reason })
  return { id }
})
