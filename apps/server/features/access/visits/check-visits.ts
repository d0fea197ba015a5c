import * as contract from '@dovolilnice/contract/access/visit-list'
import { OperationError } from '@dovolilnice/contract/errors'
import { addDays, dayInWords, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { v7 } from 'uuid'
import { ifGiven, likeBeginning, type Db, type Row, type Trx, notFound, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce, notify } from '../../../platform/database/notify.ts'
import { type Services, implementList, implement, implementRead } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { endPasses, fault, tellMade } from '../passes/passes.ts'
import { type Identified, isSame } from '../../../platform/privacy/owner.ts'
import { daysOfCard, findVisitSettings } from './visits.ts'

export const visitIdentified: Identified = {
  table: 'visit',
  label: sql`number`,
  at: sql`asked_at`,
  about: sql`plate`,
  by: { plate: isSame('plate_normalised'), email: isSame('email') },
}

const checkOf = sql<contract.Visit['check']>`case when v.outcome is not null then v.outcome when v.drawn then 'waiting' else 'left_out' end`

const visits = (db: Db) =>
  db
    .selectFrom('visit as v')
    .leftJoin('app_user as u', 'u.id', 'v.checked_by')
    .select(['v.id', 'v.number', 'v.kind', 'v.plate', 'v.zone', 'v.day', 'v.purpose', 'v.asked_at', 'v.checked_at', 'v.reason'])
    .select(['u.name as checked_by_name', checkOf.as('check')])

export const handleListVisits = implementList(contract.listVisits, async ({ body }, { db }) => {
  const { filters } = body
  const typed = filters.search?.trim() ?? ''
  return listRows({
    db,
    query: visits(db)
      .$call(ifGiven(filters.check, (query, check) => query.where(checkOf, '=', check)))
      .$call(ifGiven(filters.kind, (query, kind) => query.where('v.kind', '=', kind)))
      .$if(typed !== '', (query) =>
        query.where((is) =>
          is.or([is('v.plate_normalised', 'like', likeBeginning(normalisePlate(typed))), is('v.number', 'ilike', likeBeginning(typed))]),
        ),
      ),
    request: body,
    sort: { asked_at: 'v.asked_at', day: 'v.day', plate: 'v.plate' },
    tieBreaker: 'v.id',
  })
})

const subjectOf = ({ id, number }: { id: string; number: string }) => ({ type: 'visit', id, label: number }) as const

export const handleGetVisit = implement(contract.getVisit, async ({ params: { id } }, { trx, record }) => {
  const found = await visits(trx)
    .leftJoin('pass as p', 'p.id', 'v.pass_id')
    .select(['v.country', 'v.card_key', 'v.card_end', 'v.card_until', 'v.statement', 'p.from_at', 'p.until_at'])
    .select([sql<boolean>`v.email is not null`.as('mailable'), sql<boolean>`v.storage_key is not null`.as('photo')])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: subjectOf(found) })
  return { ...found, days: found.card_key === null ? null : await daysOfCard(trx, found.card_key, found.day) }
})

export const handleReadVisitPhoto = implement(contract.readVisitPhoto, async ({ params: { id } }, { trx, storage, record }) => {
  const found = await trx.selectFrom('visit').select(['id', 'number', 'storage_key', 'media_type']).where('id', '=', id).executeTakeFirst()
  if (found === undefined || found.storage_key === null) throw new OperationError('not_found')
  record({ subject: subjectOf(found) })
  const media_type = found.media_type ?? 'application/octet-stream'
  return { stream: await storage.open(found.storage_key), media_type, file_name: `${found.number}.${media_type.split('/')[1] ?? 'bin'}` }
})

const mailTexts = {
  card_refused: mailText(null, {
    sl: [
      'Obisk {number} ni potrjen',
      'Parkirne karte za invalide, ki ste jo vpisali za {day}, nismo mogli potrditi: {reason}',
      'Prepustnica za vozilo ne velja več. Če mislite, da gre za pomoto, nam to sporočite{contact}.',
    ],
    en: [
      'The visit {number} is not confirmed',
      'We could not confirm the disabled parking card that you entered for {day}: {reason}',
      'The pass for the vehicle is no longer valid. If you think this is a mistake, tell us{contact}.',
    ],
  }),
  passage_refused: mailText(null, {
    sl: [
      'Opravičilo {number} ni sprejeto',
      'Vožnje dne {day} na območje omejenega prometa nismo opravičili: {reason}',
      'Če imate drugo dokazilo, nam pišite{contact}.',
    ],
    en: [
      'The justification {number} was not accepted',
      'We have not justified the drive into the restricted zone on {day}: {reason}',
      'If you have another proof, write to us{contact}.',
    ],
  }),
  passage_accepted: mailText(null, {
    sl: ['Opravičilo {number} je sprejeto', 'Vožnja dne {day} na območje omejenega prometa je opravičena.'],
    en: ['The justification {number} was accepted', 'The drive into the restricted zone on {day} is justified.'],
  }),
} as const

const mailVisitor = async (
  trx: Trx,
  services: Services,
  name: keyof typeof mailTexts,
  visit: Row<'visit'>,
  reason: string,
): Promise<void> => {
  if (visit.email === null) return
  const { id, number, locale, email } = visit
  const { municipality } = await services.capabilities.readParameters(trx)
  const contact = municipality.phone === '' ? '' : ` (${municipality.phone})`
  const about = { template: `visit:${name}`, recipient: email, subjectType: 'visit', subjectId: id } as const
  const values = { number, reason, contact, day: dayInWords(visit.day, locale) }
  await queueLetter(trx, services, about, wordsIn(mailTexts[name], locale), { locale, letter: { to: email, number }, values })
}

/** A pass that says afterwards that the drives of a day, until it was asked, were justified. It opens nothing any more. */
const passAfterwards = async (trx: Trx, visit: Row<'visit'>, by: { now: Date; id: string | null }): Promise<string> => {
  const { plate, plate_normalised, zone, day, purpose, asked_at } = visit
  const number = await nextNumber(trx, 'PR', Number(localDayOf(by.now).slice(0, 4)))
  const dayEnd = startOfLocalDay(addDays(day, 1))
  const id = v7()
  await insertRow(trx, 'pass', {
    ...{ id, number, plate, plate_normalised, zone, purpose, note: visit.number, source: 'justified' },
    ...{ from_at: startOfLocalDay(day), until_at: asked_at < dayEnd ? asked_at : dayEnd, issued_by: by.id, issued_at: by.now },
  })
  await tellMade(trx, by.now, [{ number, source: 'justified' }])
  return id
}

/** A refusal can be taken back: the vehicle may come again. @throws OperationError `not_found`, `illegal_transition` where somebody has checked it */
export const handleSettleVisit = implement(contract.settleVisit, async ({ params: { id }, body: { outcome, reason } }, context) => {
  const { trx, now, actor, user, record, capabilities } = context
  const visit = await trx.selectFrom('visit').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  const { kind, storage_key } = visit
  const isRefused = outcome === 'refused'
  if (visit.outcome !== null && (visit.outcome !== 'refused' || isRefused)) throw new OperationError('illegal_transition')
  if (kind === 'card' && isRefused && visit.pass_id !== null) {
    const open = await trx.selectFrom('pass').select('id').where('id', '=', visit.pass_id).where('until_at', '>', now).executeTakeFirst()
    await endPasses(trx, open === undefined ? [] : [open.id], { now, actor: user.id, reason })
  }
  const pass_id = kind === 'passage' && !isRefused ? await passAfterwards(trx, visit, { now, id: actor.id }) : visit.pass_id
  const mail = kind === 'passage' ? (isRefused ? 'passage_refused' : 'passage_accepted') : 'card_refused'
  if (isRefused || kind === 'passage') await mailVisitor(trx, context, mail, visit, reason)
  await updateRow(trx, 'visit', id, {
    outcome,
    reason,
    pass_id,
    checked_at: now,
    checked_by: actor.id,
    storage_key: null,
    media_type: null,
  })
  if (storage_key !== null) await capabilities.removeContent(trx, context, [storage_key])
  await announce(trx, 'access')
  await notify(trx, 'whitelist')
  record({ subject: subjectOf(visit), after: { outcome, reason } })
})

export const handleReadVisitSettings = implementRead(contract.readVisitSettings, (_, { db }) => findVisitSettings(db))

export const handleUpdateVisitSettings = implement(contract.updateVisitSettings, async ({ body: { version, ...settings } }, context) => {
  const { trx, record } = context
  const { version: current, ...before } = await findVisitSettings(trx)
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  const zones = await trx.selectFrom('zone').select('name').execute()
  if (settings.zones.some((zone) => !zones.some(({ name }) => name === zone))) throw fault('zones', 'choice', context)
  const kinds = (await trx.selectFrom('permit_kind').select('id').execute()).map(({ id }) => id)
  for (const field of ['delivery_kind_id', 'moving_kind_id', 'works_kind_id'] as const)
    if (settings[field] !== null && !kinds.includes(settings[field])) throw fault(field, 'choice', context)
  const row = { ...settings, version: version + 1 }
  const saved = await trx
    .insertInto('visit_settings')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row).where('visit_settings.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  if (saved === undefined) throw new OperationError('conflict', { details: { version: current } })
  record({ before, after: settings })
})

/** Days after a visit for which its page opens, and an address is kept to answer to. */
const linkDays = 14

/** Every night: deletes the photos that nobody has looked at in time, links and addresses of visits that are long over, and what is left of the cards of earlier years. */
export const forgetVisitsJob = defineJob({
  name: 'forget-visits',
  dailyAt: '03:20',
  handle: async (_, { database, clock, services, log }) => {
    const now = clock.now()
    const today = localDayOf(now)
    const photos = await database.transaction(async (trx) => {
      const { photo_days } = await findVisitSettings(trx)
      const rows = await trx
        .selectFrom('visit')
        .select(['id', 'storage_key'])
        .where('storage_key', 'is not', null)
        .where('asked_at', '<', new Date(now.getTime() - photo_days * 86_400_000))
        .where(isUnrestricted('visit.id'))
        .execute()
      const keys = rows.flatMap(({ storage_key: key }) => key ?? [])
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id)
        await trx.updateTable('visit').set({ storage_key: null, media_type: null }).where('id', 'in', ids).execute()
        await services.capabilities.removeContent(trx, services, keys)
      }
      await trx
        .updateTable('visit')
        .set({ link_hash: null, email: null })
        // As long as it may be checked, whoever asked can be answered.
        .where('day', '<', addDays(today, -Math.max(linkDays, photo_days)))
        .where(isUnrestricted('visit.id'))
        .where((is) => is.or([is('outcome', 'is not', null), is('kind', '=', 'card')]))
        .where((is) => is.or([is('link_hash', 'is not', null), is('email', 'is not', null)]))
        .execute()
      await trx
        .updateTable('visit')
        .set({ country: null, card_key: null, card_end: null, card_until: null })
        .where('card_key', 'is not', null)
        .where('day', '<', `${today.slice(0, 4)}-01-01`)
        .where(isUnrestricted('visit.id'))
        .execute()
      return keys.length
    })
    if (photos > 0) log.info({ photos }, 'photos of visits that nobody checked were deleted')
  },
})
