import * as contract from '@dovolilnice/contract/access/street/programs'
import { OperationError } from '@dovolilnice/contract/errors'
import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import type { Operation } from '@dovolilnice/contract/operation'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { openingDays } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { v7 } from 'uuid'
import { randomBytes } from 'node:crypto'
import { ifGiven, type Db, type Row, type Trx, notFound, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { type Context, implement, implementRead, implementList } from '../../../platform/http/context.ts'
import { mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import { bearerKey, hashSecret, newSecret, requireScope } from '../../../platform/security/secret.ts'
import { insertWebhook, sendAgain, stopWebhooks, tellTest, updateWebhook } from '../../../platform/webhooks/outbox.ts'
import { type GiveUp, mayBeTold, secretPrefix } from '../../../platform/webhooks/send-webhooks.ts'
import { fault } from '../passes/passes.ts'
import { findRight } from './check-parking.ts'
import { credentialsQuery } from '../whitelist-entries.ts'

export const handleListPrograms = implement(contract.listPrograms, async (_, { trx }) => ({
  items: await trx
    .selectFrom('program')
    .select(['id', 'name', 'scopes', 'made_at', 'used_at', 'ended_at'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute(),
}))

export const handleMakeProgram = implement(contract.makeProgram, async ({ body: { name, scopes } }, { trx, now, user, record }) => {
  const [id, key] = [v7(), newSecret()]
  await insertRow(trx, 'program', {
    id,
    name,
    scopes,
    key_hash: hashSecret(key),
    made_by: user.id,
    made_at: now,
    used_at: null,
    ended_at: null,
  })
  record({ subject: { type: 'program', id, label: name }, after: { scopes } })
  return { id, key }
})

export const handleEndProgram = implement(contract.endProgram, async ({ params: { id } }, { trx, now, record }) => {
  const program = await trx.selectFrom('program').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (program.ended_at !== null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'program', id, { key_hash: null, ended_at: now })
  const told = await trx.selectFrom('webhook').select('id').where('program_id', '=', id).execute()
  await stopWebhooks(
    trx,
    told.map((webhook) => webhook.id),
    now,
  )
  record({ subject: { type: 'program', id, label: program.name } })
  return { id }
})

/** The program that calls. @throws OperationError `unauthenticated`, `scope_missing` */
const findCaller = async (operation: Operation, { trx, signed, now }: Pick<Context, 'trx' | 'signed' | 'now'>) => {
  const program = await trx
    .selectFrom('program')
    .select(['id', 'name', 'scopes', 'used_at'])
    .where('key_hash', '=', hashSecret(bearerKey(signed?.header('authorization'))))
    .executeTakeFirst()
  if (program === undefined) throw new OperationError('unauthenticated')
  requireScope(operation, program.scopes)
  const { id, name, used_at: used } = program
  // Not each time: calls of one program would wait for each other's row.
  if (used === null || now.getTime() - used.getTime() > 60_000) await updateRow(trx, 'program', id, { used_at: now })
  return { id, name }
}

const apdsVersion = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('open_data_version').select('version').where('name', '=', 'apds').executeTakeFirst()
  return row?.version ?? 1
}

/** The name of a zone by its public id; null for the whole town. @throws OperationError `not_found` */
const zoneOf = async (trx: Trx, id: string | undefined): Promise<string | null> => {
  if (id === undefined) return null
  const zone = await trx.selectFrom('zone').select('name').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return zone.name
}

/** Of which kind a right is and how long it lasts; a pass is of no kind. */
const detailsOf = async (trx: Trx, number: string) => {
  const permit = await trx
    .selectFrom('permit')
    .select(['permit_kind_id as kind', 'version', 'valid_until'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (permit !== undefined) return { kind: permit.kind, version: permit.version, expiry: startOfLocalDay(permit.valid_until) }
  const pass = await trx.selectFrom('pass').select('until_at').where('number', '=', number).executeTakeFirstOrThrow()
  return { kind: 'pass', version: 1, expiry: pass.until_at }
}

export const handleReadAssignedRights = implement(
  contract.readAssignedRights,
  async ({ query: { credential_id: plate, place } }, { trx, now, signed, locale, record, capabilities }) => {
    const program = await findCaller(contract.readAssignedRights, { trx, signed, now })
    if (plate === '') throw fault('credential_id', 'required', { locale })
    const number = await findRight(trx, plate, await zoneOf(trx, place), now)
    // Of who has no right the trail keeps that somebody asked, not about whom.
    record({
      subject: { type: 'program', ...program, label: program.name },
      after: { plate: number === null ? `${plate.slice(0, 2)}…` : plate },
    })
    const data = number === null ? [] : [await assignedRight(trx, number, plate, await capabilities.readParameters(trx))]
    return { meta: { referenceInstant: now.getTime(), offset: 0, pageSize: data.length, total: data.length }, data }
  },
)

const assignedRight = async (trx: Trx, number: string, plate: string, { municipality }: { municipality: { name: string } }) => {
  const { kind, version, expiry } = await detailsOf(trx, number)
  return {
    ...{ id: number, version, expiry },
    rightHolder: {
      credentials: [
        {
          type: 'licensePlate' as const,
          identifier: { className: 'VehicleCredential', id: plate },
          issuer: [{ language: 'sl', string: municipality.name }],
        },
      ],
    },
    rightSpecification: { id: kind, version: await apdsVersion(trx), className: 'RightSpecification' },
    issueMethod: kind === 'pass' ? ('electronic' as const) : ('permit' as const),
  }
}

/** The list goes to authorities of the state. */
const listTitles = ['Registrska oznaka', 'Območje', 'Vrsta dovolilnice', 'Veljavna od', 'Veljavna do']

export const handleGiveRightList = implement(contract.giveRightList, async ({ body }, { trx, now, locale, record }) => {
  const { authority, basis, case_number, day, zone } = body
  if (day < localDayOf(now)) throw fault('day', 'day_past', { locale })
  const rows = await credentialsQuery(trx, day)
    .select('k.name as kind_name')
    .where('c.kind', '=', 'plate')
    .where('p.status', '=', 'issued')
    .where('p.valid_from', '<=', day)
    .where('p.valid_until', '>', day)
    .$if(zone !== null, (query) => query.where('l.zone', '=', zone ?? ''))
    .execute()
  const lines = rows.flatMap((row) => {
    const own = { valid_from: row.credential_from, valid_until: row.credential_until }
    const days = openingDays(own, { valid_from: row.permit_from, valid_until: row.permit_until })
    if (days === undefined || day < days.valid_from || day >= days.valid_until) return []
    return [[row.value_normalised, row.zone, row.kind_name.sl, days.valid_from, addDays(days.valid_until, -1)]]
  })
  record({ reason: `${authority}: ${basis}, ${case_number}`, after: { day, zone, count: lines.length } })
  return { file_name: `vozila-${day}.csv`, csv: csvStart + csvBlock([listTitles, ...lines]) }
})

export const handleListWebhooks = implementRead(contract.listWebhooks, async (_, { db, now }) => {
  const items = await db
    .selectFrom('webhook as w')
    .leftJoin('program as p', 'p.id', 'w.program_id')
    .select([
      'w.id',
      'w.program_id',
      'p.name as program_name',
      'p.ended_at as program_ended_at',
      'w.url',
      'w.events',
      'w.made_at',
      'w.stopped_at',
      'w.told_at',
    ])
    .select(sql<Date | null>`case when w.old_until > ${now} then w.old_until end`.as('old_until'))
    .select(sql<number>`(select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.status = 'waiting')`.as('waiting'))
    .orderBy('w.made_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute()
  return { items }
})

/** An address, locked. @throws OperationError `not_found` */
const lockWebhook = async (trx: Trx, id: string): Promise<Row<'webhook'>> => {
  const webhook = await trx.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return webhook
}

const subjectOf = ({ id, url }: Pick<Row<'webhook'>, 'id' | 'url'>) => ({ type: 'webhook', id, label: new URL(url).host }) as const

const newWebhookSecret = (): string => secretPrefix + randomBytes(32).toString('base64')

/** Addresses that are told at the same time: each has its own sender. */
const mostWebhooks = 20

/** @throws OperationError `illegal_transition` where as many are told as may be */
const requireRoom = async (trx: Trx): Promise<void> => {
  const { count } = await trx
    .selectFrom('webhook')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= mostWebhooks) throw new OperationError('illegal_transition')
}

export const handleSaveWebhook = implement(contract.saveWebhook, async ({ body: { id: known, program_id, url, events } }, context) => {
  const { trx, now, user, config, seal, record } = context
  if (!mayBeTold(url, !config.production)) throw fault('url', 'invalid', context)
  const program = trx
    .selectFrom('program')
    .select('name')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'events:receive' = any(scopes)`)
  const named = program_id === null ? undefined : await program.where('id', '=', program_id).executeTakeFirst()
  if (program_id !== null && named === undefined) throw fault('program_id', 'choice', context)
  const after = { url, events, program: named?.name ?? null }
  if (known !== undefined) {
    const before = await lockWebhook(trx, known)
    if (before.stopped_at !== null) throw new OperationError('illegal_transition')
    await updateWebhook(trx, known, { url, events, program_id })
    record({ subject: subjectOf({ id: known, url }), before: { url: before.url, events: before.events }, after })
    return { id: known, secret: null }
  }
  await requireRoom(trx)
  const [id, secret] = [v7(), newWebhookSecret()]
  await insertWebhook(trx, { id, program_id, url, events, secret: seal.close(secret, id), made_by: user.id, made_at: now })
  record({ subject: subjectOf({ id, url }), after })
  return { id, secret }
})

/** Hours for which the secret of before holds beside the new one. */
const overlapHours = 24

export const handleRenewWebhookSecret = implement(contract.renewWebhookSecret, async ({ params: { id } }, { trx, now, seal, record }) => {
  // Before the address, as the end of a program does.
  const program = await trx
    .selectFrom('program')
    .select('ended_at')
    .where('id', '=', (is) => is.selectFrom('webhook').select('program_id').where('id', '=', id))
    .forShare()
    .executeTakeFirst()
  const webhook = await lockWebhook(trx, id)
  if (webhook.stopped_at !== null) {
    // Whose access has ended is told nothing again.
    if (program !== undefined && program.ended_at !== null) throw new OperationError('illegal_transition')
    await requireRoom(trx)
    // What was told while it was being stopped waits, and is not sent late.
    await stopWebhooks(trx, [id], now)
  }
  const secret = newWebhookSecret()
  const old_until = new Date(now.getTime() + overlapHours * 3_600_000)
  await updateWebhook(trx, id, {
    ...{ secret: seal.close(secret, id), old_secret: webhook.secret, old_until: webhook.secret === null ? null : old_until },
    ...{ stopped_at: null, told_at: null },
  })
  record({ subject: subjectOf(webhook) })
  return { secret }
})

export const handleStopWebhook = implement(contract.stopWebhook, async ({ params: { id } }, { trx, now, record }) => {
  const webhook = await lockWebhook(trx, id)
  if (webhook.stopped_at !== null) throw new OperationError('illegal_transition')
  await stopWebhooks(trx, [id], now)
  record({ subject: subjectOf(webhook) })
  return { id }
})

export const handleTestWebhook = implement(contract.testWebhook, async ({ params: { id } }, { trx, now, record }) => {
  const webhook = await lockWebhook(trx, id)
  if (webhook.stopped_at !== null) throw new OperationError('illegal_transition')
  record({ subject: subjectOf(webhook) })
  return { id: await tellTest(trx, id, now) }
})

export const handleListDeliveries = implementList(contract.listDeliveries, async ({ body }, { db }) => {
  const { status, event } = body.filters
  const page = await listRows({
    db,
    query: db
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
      .select(['d.id', 'd.made_at', 'd.event', 'w.url', 'd.status', 'd.attempts', 'd.last_at', 'd.last_code', 'd.last_ms', 'd.last_error'])
      .select(sql<Date | null>`case when d.status = 'waiting' then d.next_at end`.as('next_at'))
      .select(sql<boolean>`w.stopped_at is null`.as('may_send'))
      .$call(ifGiven(status, (query, wanted) => query.where('d.status', '=', wanted)))
      .$call(ifGiven(event, (query, wanted) => query.where('d.event', '=', wanted))),
    request: body,
    sort: { made_at: 'd.made_at' },
    tieBreaker: 'd.id',
  })
  return { ...page, items: page.items.map(({ may_send, ...row }) => ({ ...row, actions: may_send ? ['send' as const] : [] })) }
})

export const handleSendDelivery = implement(contract.sendDelivery, async ({ params: { id } }, { trx, now, record }) => {
  const delivery = await trx.selectFrom('webhook_delivery').select('webhook_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const webhook = await lockWebhook(trx, delivery.webhook_id)
  if (webhook.stopped_at !== null) throw new OperationError('illegal_transition')
  await sendAgain(trx, id, now)
  record({ subject: subjectOf(webhook) })
  return { id }
})

const silent = mailText(
  { sl: 'Odpri obvestila', en: 'Open the deliveries' },
  {
    sl: [
      'Obvestila programu niso sprejeta: {host}',
      'Naslov {host} že tri dni ne sprejme obvestila, zato ga ne pošiljamo več. Novejša obvestila še poskušamo poslati.',
      'Upravljavca prosite, naj to preveri; ko se bo naslov spet odzival, lahko obvestila pošljete znova.',
    ],
    en: [
      'A program takes no deliveries: {host}',
      '{host} has not taken a delivery for three days, so it is not sent any more. Newer ones are still being tried.',
      'Ask whoever runs it to look; once it answers again, you can send the deliveries again.',
    ],
  },
)

/** Tells whoever has entered the address, or the municipality, that it takes nothing. */
export const tellSilence: GiveUp = async (trx, services, { made_by, url }) => {
  const maker = trx.selectFrom('app_user').select(['email', 'locale', 'name']).where('active', '=', true)
  const person = made_by === null ? undefined : await maker.where('id', '=', made_by).executeTakeFirst()
  const recipient = person?.email ?? (await services.capabilities.readParameters(trx)).municipality.email
  if (recipient === '') return
  const locale = person?.locale ?? 'sl'
  await queueLetter(trx, services, { template: 'staff:webhook_silent', recipient }, wordsIn(silent, locale), {
    ...{ locale, letter: { to: person?.name ?? null } },
    ...{ values: { host: new URL(url).host }, url: services.config.publicUrl + screenPath('webhooks') },
  })
}
