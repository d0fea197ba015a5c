import { endText } from '@dovolilnice/contract/columns/column-text'
import * as contract from '@dovolilnice/contract/access/hosts'
import type { readGuestPage } from '@dovolilnice/contract/access/visits'
import { fieldErrors, invalidField, OperationError } from '@dovolilnice/contract/errors'
import { textIn } from '@dovolilnice/contract/locale'
import type { Operation } from '@dovolilnice/contract/operation'
import { townName } from '@dovolilnice/contract/names/town-name'
import { localDayOf, localMinutesOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { createHmac, randomInt } from 'node:crypto'
import { v7 } from 'uuid'
import { type Db, type Row, type Trx, notFound, createRow, updateRow, sql } from '../../../platform/database/db.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { type Capabilities, type Context, type ReadHandler, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import { qrRows } from '../../../platform/pdf/payment-slip.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { bearerKey, hashSecret, isSame, newSecret, requireScope, serverSecret } from '../../../platform/security/secret.ts'
import { keepCounts } from './occasions.ts'
import { endPasses, fault, gatesOf, requireGateOf, tellMade } from './passes.ts'

const sinceGuests = (now: Date): Date => new Date(now.getTime() - contract.guestDays * 86_400_000)
const startsOf = (now: Date) => {
  const today = localDayOf(now)
  return { day: startOfLocalDay(today), month: startOfLocalDay(`${today.slice(0, 7)}-01`) }
}

export const handleListHosts = implement(contract.listHosts, async (_, { db, now, record }) => {
  record({})
  const { day, month } = startsOf(now)
  const since = sinceGuests(now)
  const items = await db
    .selectFrom('host as h')
    .innerJoin('app_user as u', 'u.id', 'h.user_id')
    .selectAll('h')
    .select('u.email')
    .select((of) => {
      const passes = of.selectFrom('pass as p').whereRef('p.host_id', '=', 'h.id')
      const counted = passes.select(sql<number>`count(*)::int`.as('n'))
      return [
        counted.where('p.issued_at', '>=', day).as('today'),
        counted.where('p.issued_at', '>=', month).as('month'),
        counted.where('p.ended_at', '>=', since).as('ended'),
        of
          .selectFrom('access_log as a')
          .where('a.at', '>=', since)
          .where('a.event_name', '=', 'refused')
          .where('a.permit_number', 'in', passes.select('p.number'))
          .select(sql<number>`count(*)::int`.as('n'))
          .as('refused'),
      ]
    })
    .orderBy('h.name')
    .execute()
  return {
    items: items.map(({ today, month: ofMonth, ended, refused, ...row }) => ({
      ...row,
      today: today ?? 0,
      month: ofMonth ?? 0,
      ended: ended ?? 0,
      refused: refused ?? 0,
    })),
  }
})

const invitation = mailText(
  { sl: 'Odpri prepustnice za goste', en: 'Open the passes for guests' },
  {
    sl: [
      'Prepustnice za goste: {town}',
      '{town} vam je dovolila izdajati prepustnice gostom, ki pridejo z vozilom: {name}.',
      'Prepustnico za registrsko oznako ali s kodo izdate v spletni storitvi Dovolilnice. Če računa še niste imeli, ste prejeli tudi vabilo, s katerim si nastavite geslo.',
    ],
    en: [
      'Passes for guests: {town}',
      '{town} lets you give passes to guests who come by car: {name}.',
      'You give them in Dovolilnice, for a plate or by a code. If you had no account, you have also got an invitation with which to set a password.',
    ],
  },
)

/** Tells a new host, or one that may go on, what it may do and where. */
const mailHost = async (
  context: Context,
  host: string,
  person: NonNullable<Awaited<ReturnType<Capabilities['makeHost']>>>,
): Promise<void> => {
  const { trx, config, capabilities } = context
  const { locale, email: recipient, id } = person
  const { municipality } = await capabilities.readParameters(trx)
  const about = { template: 'host:invited', recipient, subjectType: 'user', subjectId: id } as const
  await queueLetter(trx, context, about, wordsIn(invitation, locale), {
    locale,
    letter: { to: person.name },
    values: { town: textIn(townName(municipality), locale), name: host },
    url: `${config.publicUrl}${screenPath('guests')}`,
  })
}

export const handleSaveHost = implement(contract.saveHost, async ({ body: { email, ...terms } }, context) => {
  const { trx, now, actor, record, capabilities } = context
  const zone = await trx.selectFrom('zone').select('name').where('name', '=', terms.zone).executeTakeFirst()
  if (zone === undefined) throw fault('zone', 'choice', context)
  await requireGateOf(terms.zone, terms.gate, context)
  const person = await capabilities.makeHost(context, { email, name: terms.name })
  if (person === undefined) throw fault('email', 'no_host', context)
  const before = await trx.selectFrom('host').selectAll().where('user_id', '=', person.id).forUpdate().executeTakeFirst()
  const id = before?.id ?? v7()
  await trx
    .insertInto('host')
    .values({ id, user_id: person.id, ...terms, invited_by: actor.id, invited_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...terms, stopped_at: null, stop_reason: '' }))
    .execute()
  const { name, daily, monthly, longest_minutes, from_minute, until_minute, gate } = before ?? terms
  record({
    subject: { type: 'host', id, label: terms.name },
    ...(before && { before: { name, zone: before.zone, gate, daily, monthly, longest_minutes, from_minute, until_minute } }),
    after: terms,
  })
  if (before === undefined || before.stopped_at !== null) await mailHost(context, terms.name, person)
  return { id }
})

export const handleStopHost = implement(contract.stopHost, async ({ params: { id }, body: { reason } }, context) => {
  const { trx, now, user, record, capabilities } = context
  const host = await trx.selectFrom('host').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (host.stopped_at !== null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'host', id, { stopped_at: now, stop_reason: reason, key_hash: null })
  await capabilities.unmakeHost(trx, host.user_id)
  const open = await trx.selectFrom('pass').select('id').where('host_id', '=', id).where('until_at', '>', now).execute()
  await endPasses(
    trx,
    open.map((pass) => pass.id),
    { now, actor: user.id, reason },
  )
  record({ subject: { type: 'host', id, label: host.name }, reason })
  return { id }
})

const hostOf = (db: Db, userId: string) => db.selectFrom('host').selectAll().where('user_id', '=', userId).where('stopped_at', 'is', null)

/** The host whose booking system calls; locked as `lockOwnHost`. @throws OperationError `unauthenticated`, `scope_missing` */
const lockCaller = async (operation: Operation, { trx, signed }: Pick<Context, 'trx' | 'signed'>): Promise<Row<'host'>> => {
  const host = await trx
    .selectFrom('host')
    .innerJoin('app_user', 'app_user.id', 'host.user_id')
    .selectAll('host')
    .where('host.key_hash', '=', hashSecret(bearerKey(signed?.header('authorization'))))
    .where('host.stopped_at', 'is', null)
    .where('app_user.active', '=', true)
    .where('app_user.role', '=', 'host')
    .forUpdate('host')
    .executeTakeFirst()
  if (host === undefined) throw new OperationError('unauthenticated')
  requireScope(operation, host.key_scopes)
  return host
}

/** The caller as a host that is not stopped; locked, so that two clicks cannot both take the last of a quota. @throws OperationError `not_found` */
const lockOwnHost = async (trx: Trx, userId: string): Promise<Row<'host'>> => {
  const host = await hostOf(trx, userId).forUpdate().executeTakeFirstOrThrow(notFound)
  return host
}

/** What is left of today and of this month; a pass that was ended counts: a code may have been told. */
const leftOf = async (db: Db, { id, daily, monthly }: Row<'host'>, now: Date) => {
  const { day, month } = startsOf(now)
  const { today, all } = await db
    .selectFrom('pass')
    .where('host_id', '=', id)
    .where('issued_at', '>=', month)
    .select([sql<number>`count(*) filter (where issued_at >= ${day})::int`.as('today'), sql<number>`count(*)::int`.as('all')])
    .executeTakeFirstOrThrow()
  return { left_today: Math.max(0, Math.min(daily - today, monthly - all)), left_month: Math.max(0, monthly - all) }
}

/** A guest as a handler answers it. */
type Given = Omit<contract.Guest, 'from_at' | 'until_at' | 'ended_at'> & { from_at: Date; until_at: Date; ended_at: Date | null }

/** Makes the secret of a guest's page: which pass, and what this server alone can write behind it. A host may be told it again, so no hash is stored. */
const keysOfGuests = async (db: Db): Promise<(id: string) => string> => {
  const secret = await serverSecret(db, 'guest-pages')
  return (id) => {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
    return Buffer.concat([bytes, createHmac('sha256', secret).update(bytes).digest().subarray(0, 16)]).toString('base64url')
  }
}

const guestsOf = async (db: Db, rows: readonly Row<'pass'>[], { now, config }: Pick<Context, 'now' | 'config'>): Promise<Given[]> => {
  const keyOf = await keysOfGuests(db)
  return rows.map((row) => {
    const isOver = row.until_at <= now || row.used >= (row.ways ?? 1)
    const code = isOver ? null : row.code
    return {
      ...row,
      ways: row.ways ?? 1,
      code,
      qr: code === null ? [] : qrRows(code),
      state: isOver ? 'over' : row.from_at > now ? 'coming' : 'valid',
      link: isOver ? '' : `${config.publicUrl}${screenPath('guest')}#${keyOf(row.id)}`,
    }
  })
}

/** The names of the bollards that a pass opens, or those of a host. */
const gateNames = async (db: Db, { gate, zone }: Pick<Row<'pass'>, 'gate' | 'zone'>): Promise<string[]> =>
  (await gatesOf(db, { gates: gate === null ? [] : [gate], zone })).map(({ name }) => name)

export const handleGetOwnHost = implement(contract.getOwnHost, async (_, context) => {
  const { db, now, user } = context
  const host = await hostOf(db, user.id).executeTakeFirst()
  if (host === undefined) return { host: null }
  const passes = await db
    .selectFrom('pass')
    .selectAll()
    .where('host_id', '=', host.id)
    .where('until_at', '>=', sinceGuests(now))
    .orderBy('issued_at', 'desc')
    .limit(500)
    .execute()
  const left = await leftOf(db, host, now)
  const guests = await guestsOf(db, passes, context)
  return { host: { ...host, ...left, has_key: host.key_hash !== null, gates: await gateNames(db, host), guests } }
})

export const handleReadGuestPage: ReadHandler<typeof readGuestPage> = async ({ body: { key } }, context) => {
  const { db, now } = context
  const id = Buffer.from(key, 'base64url').subarray(0, 16).toString('hex')
  const pass = await db
    .selectFrom('pass')
    .innerJoin('host', 'host.id', 'pass.host_id')
    .selectAll('pass')
    .select('host.name')
    .where('pass.id', '=', id)
    .where('until_at', '>=', sinceGuests(now))
    .executeTakeFirst()
  if (pass === undefined || !isSame(key, (await keysOfGuests(db))(pass.id))) throw new OperationError('not_found')
  const [guest] = await guestsOf(db, [pass], context)
  if (guest === undefined) throw new OperationError('not_found')
  const opened = await db
    .selectFrom('access_log')
    .select('at')
    .where('permit_number', '=', pass.number)
    .where('event_name', '=', 'admitted')
    .where('at', '>=', pass.from_at)
    .where('at', '<=', pass.until_at)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  const { ended_at, until_at, name: host } = pass
  const { code, qr, ways, used } = guest
  return {
    host,
    by_code: pass.code !== null,
    code,
    qr,
    ways,
    used,
    until_at,
    used_at: opened?.at ?? null,
    gates: await gateNames(db, pass),
    state: guest.used >= guest.ways ? 'used' : ended_at !== null ? 'ended' : until_at <= now ? 'over' : 'valid',
  }
}

/** A code that no pass has which a gate still has to know. */
const newCode = async (trx: Trx, now: Date): Promise<string> => {
  const taken = await trx
    .selectFrom('pass')
    .select('code')
    .where('code', 'is not', null)
    .where('until_at', '>', new Date(now.getTime() - 2 * 86_400_000))
    .execute()
  const codes = new Set(taken.map(({ code }) => code))
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    if (!codes.has(code)) return code
  }
}

/** Gives a guest of a host a pass within the host's terms. @throws OperationError `validation`, `quota_used` */
const givePass = async (host: Row<'host'>, { plate, ways, minutes }: contract.Admission, call_hash: string | null, context: Context) => {
  const { trx, now } = context
  if (minutes > host.longest_minutes) throw invalidField('minutes', 'too_big', context.locale, { maximum: host.longest_minutes })
  const { left_today: left } = await leftOf(trx, host, now)
  const minute = localMinutesOf(now)
  if (left === 0 || minute < host.from_minute || minute >= host.until_minute) throw new OperationError('quota_used')
  // Serialises passes of all hosts: no two get one code.
  const number = await nextNumber(trx, 'PR', Number(localDayOf(now).slice(0, 4)))
  const pass = await createRow(trx, 'pass', {
    ...{
      id: v7(),
      number,
      call_hash,
      zone: host.zone,
      gate: host.gate,
      ways,
      host_id: host.id,
      source: 'host',
      purpose: 'visit',
      note: '',
    },
    plate: plate ?? '',
    plate_normalised: plate ? normalisePlate(plate) : '',
    code: plate ? null : await newCode(trx, now),
    from_at: now,
    until_at: new Date(now.getTime() + minutes * 60_000),
    issued_by: host.user_id,
    issued_at: now,
  })
  await tellMade(trx, now, [pass])
  return pass
}

/** A pass for a guest; a call that comes twice gives one. The trail keeps neither plate nor code: guests are forgotten after 30 days. */
const admit = async (host: Row<'host'>, admission: contract.Admission, context: Context): Promise<Given> => {
  const { trx, record, idempotencyKey } = context
  const hash = idempotencyKey === null ? null : hashSecret(`${host.id} ${idempotencyKey}`)
  const earlier = (wanted: string) => trx.selectFrom('pass').selectAll().where('call_hash', '=', wanted).executeTakeFirst()
  const pass = await once(context, hash, earlier, () => givePass(host, admission, hash, context))
  const { id, number: label, ways, until_at } = pass
  record({ actor: actorOf(host), subject: { type: 'pass', id, label }, after: { ways, until_at: until_at.toISOString() } })
  const [guest] = await guestsOf(trx, [pass], context)
  if (guest === undefined) throw new OperationError('internal')
  return guest
}

/** Whoever is signed in as the host, or the host's booking system. */
const actorOf = ({ user_id: id, name }: Row<'host'>) => ({ id, name })

export const handleAdmitGuest = implement(contract.admitGuest, async ({ body }, context) =>
  admit(await lockOwnHost(context.trx, context.user.id), body, context),
)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const handleBookGuest = implement(contract.bookGuest, async (_, context) => {
  const { trx, signed, locale } = context
  const host = await lockCaller(contract.bookGuest, context)
  const booking = contract.bookingSchema.safeParse(parse(signed?.body.toString('utf8') ?? ''), { reportInput: true })
  if (!booking.success) throw new OperationError('validation', { fields: fieldErrors(booking.error.issues, locale) })
  const guest = await admit(host, booking.data, context)
  const { locale: spoken } = booking.data
  const until = endText(guest.until_at.toISOString(), spoken)
  const told = { host: host.name, gates: await gateNames(trx, host), until, locale: spoken }
  return { ...guest, text: contract.guestText(guest, told, (text) => textIn(text, spoken)) }
})

/** Ends a pass of a host's guest; one that is over stays as it was. @throws OperationError `not_found` */
const endOf = async (host: Row<'host'>, id: string, { trx, now, record }: Context): Promise<{ id: string }> => {
  const pass = await trx
    .selectFrom('pass')
    .selectAll()
    .where('id', '=', id)
    .where('host_id', '=', host.id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (pass.until_at > now) await endPasses(trx, [id], { now, actor: host.user_id, reason: '' })
  record({ actor: actorOf(host), subject: { type: 'pass', id, label: pass.number } })
  return { id }
}

export const handleEndGuest = implement(contract.endGuest, async ({ params: { id } }, context) =>
  endOf(await lockOwnHost(context.trx, context.user.id), id, context),
)

export const handleEndBooking = implement(contract.endBooking, async ({ params: { id } }, context) =>
  endOf(await lockCaller(contract.endBooking, context), id, context),
)

export const handleRenewHostKey = implement(contract.renewHostKey, async ({ body: { scopes } }, { trx, user, record }) => {
  const { id, name } = await lockOwnHost(trx, user.id)
  const key = newSecret()
  await updateRow(trx, 'host', id, { key_hash: hashSecret(key), key_scopes: scopes })
  record({ subject: { type: 'host', id, label: name }, after: { scopes } })
  return { key }
})

/** Every night: deletes what hosts gave to guests, and the vehicles of events, more than 30 days ago. */
export const forgetGuestsJob = defineJob({
  name: 'forget-guests',
  dailyAt: '03:40',
  handle: async (_, { database, clock, log }) => {
    const before = sinceGuests(clock.now())
    const deleted = await database.transaction(async (trx) => {
      await keepCounts(trx, before)
      return trx
        .deleteFrom('pass')
        .where((is) => is.or([is('host_id', 'is not', null), is('occasion_id', 'is not', null)]))
        .where('until_at', '<', before)
        .where(isUnrestricted('pass.id'))
        .returning('number')
        .execute()
    })
    if (deleted.length === 0) return
    const numbers = deleted.map(({ number }) => number)
    await database.kysely
      .deleteFrom('list_line')
      .where(sql<boolean>`permits && ${numbers}::text[]`)
      .execute()
    log.info({ deleted: deleted.length }, 'passes of guests deleted')
  },
})
