import { openAppealStatuses } from '@dovolilnice/contract/appeals/appeal-status'
import { applicationStatuses, endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { soonUntil } from '@dovolilnice/contract/applications/authority-terms'
import type { GatesLink } from '@dovolilnice/contract/bollards/device'
import { attentionOf } from '@dovolilnice/contract/dashboard/device-attention'
import { expiringDays, passageDays, readDashboard, type readOverview } from '@dovolilnice/contract/dashboard/operations'
import { addDays, localDayOf, startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../platform/calendar/closed-days.ts'
import type { Config } from '../../config.ts'
import { readBackupAge } from '../../platform/backups/backup-age.ts'
import { type Db, sql } from '../../platform/database/db.ts'
import { type Handler, implement } from '../../platform/http/context.ts'
import { countUnsentMails } from '../../platform/mail/unsent-mails.ts'
import { nextSteps } from '@dovolilnice/contract/dashboard/next-steps'
import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { lackingAuthority } from '@dovolilnice/contract/users/authority'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'

/** The term of appeal of an act is shown when it ends within these days. */
const endingDays = 7

const openStatuses = applicationStatuses.filter((status) => !endedStatuses.includes(status))

const countApplications = async (db: Db) => {
  const rows = await db
    .selectFrom('application')
    .select(['status', (of) => of.fn.countAll<number>().as('count')])
    .where('status', 'in', openStatuses)
    .groupBy('status')
    .execute()
  return openStatuses.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }))
}

const countPermits = (db: Db, today: string) =>
  db
    .selectFrom('permit')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('valid_from', '<=', today).as('active'),
      of.fn.countAll<number>().filterWhere('valid_until', '<=', addDays(today, expiringDays)).as('expiring'),
    ])
    .where('status', '=', 'issued')
    .where('valid_until', '>', today)
    .executeTakeFirstOrThrow()

/** Documents that expire before their permit in force, already or within the days of the dashboard. */
const countDocuments = (db: Db, today: string) =>
  db
    .selectFrom('outlived_document as proof')
    .innerJoin('permit', 'permit.id', 'proof.permit_id')
    .select((of) => of.fn.count<number>('proof.document_id').distinct().as('expiring'))
    .where('proof.expires_on', '<=', addDays(today, expiringDays))
    .where('permit.valid_from', '<=', today)
    .where('permit.valid_until', '>', today)
    .executeTakeFirstOrThrow()

/** The bollards in use, and those that somebody should look at. */
export const readBollards = async (db: Db, link: GatesLink, now: Date) => {
  const devices = await db
    .selectFrom('device')
    .select(['code', 'name', 'state', 'online', 'held_until', 'service_since', 'whitelist_version', 'clock_ahead_s'])
    .select((from) =>
      from
        .selectFrom('whitelist')
        .select((of) => of.fn.max('version').as('version'))
        .whereRef('device_code', '=', 'device.code')
        .as('published_version'),
    )
    .where('active', '=', true)
    .orderBy('position')
    .execute()
  const watched = (device: (typeof devices)[number]) => ({
    ...device,
    online: device.online && link.up,
  })
  const attention = devices.map((device) => ({ code: device.code, name: device.name, reasons: attentionOf(watched(device), now) }))
  return { total: devices.length, link, attention: attention.filter(({ reasons }) => reasons.length > 0) }
}

/** A vehicle is admitted or refused once; its passage is another event. */
const countPassages = async (db: Db, today: string) => {
  const first = addDays(today, 1 - passageDays)
  const day = sql<string>`(at at time zone ${sql.lit(timeZone)})::date`
  const rows = await db
    .selectFrom('access_log')
    .select((of) => [
      day.as('day'),
      of.fn.countAll<number>().filterWhere('event_name', '=', 'admitted').as('admitted'),
      of.fn.countAll<number>().filterWhere('event_name', '=', 'refused').as('refused'),
    ])
    .where('at', '>=', startOfLocalDay(first))
    .groupBy(day)
    .execute()
  return Array.from({ length: passageDays }, (_, index) => {
    const wanted = addDays(first, index)
    return { day: wanted, admitted: 0, refused: 0, ...rows.find((row) => row.day === wanted) }
  })
}

/** Applications by the authority's terms, each counted once; an index holds the terms that run. */
const countTerms = async (db: Db, today: string) => {
  const soon_until = soonUntil(today, await readClosedDays(db))
  const last = sql<string>`least(call_by, decide_by)`
  const counts = await db
    .selectFrom('application')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('decide_by', '<', today).as('overdue'),
      of.fn
        .countAll<number>()
        .filterWhere((is) => is.and([is(last, '<', today), is('decide_by', '>=', today)]))
        .as('call_overdue'),
      of.fn.countAll<number>().filterWhere(last, '>=', today).as('soon'),
    ])
    .where('decide_by', 'is not', null)
    .where(last, '<=', soon_until)
    .executeTakeFirstOrThrow()
  const { asks } = await db
    .selectFrom('term_extension')
    .select((of) => of.fn.countAll<number>().as('asks'))
    .where('granted', 'is', null)
    .executeTakeFirstOrThrow()
  const { late } = await db
    .selectFrom('application')
    .select((of) => of.fn.countAll<number>().as('late'))
    .where('status', '=', 'dismissed')
    .where('late_supplement_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { ...counts, soon_until, asks: asks + late }
}

/** Issued acts on their way to finality, as the list of acts filters them. */
const countActs = async (db: Db, today: string) => {
  const ending_until = addDays(today, endingDays)
  const counts = await db
    .selectFrom('act_standing')
    .select((of) => [
      of.fn.countAll<number>().filterWhere('handed_over_on', 'is', null).filterWhere('final_on', 'is', null).as('unserved'),
      of.fn
        .countAll<number>()
        .filterWhere('handed_over_on', 'is not', null)
        .filterWhere('under_appeal', '=', false)
        .filterWhere((is) => is.or([is('served_on', 'is', null), is('served_on', '>', today)]))
        .as('on_its_way'),
      of.fn
        .countAll<number>()
        .filterWhere('served_on', '<=', today)
        .filterWhere('under_appeal', '=', false)
        .filterWhere('final_on', '>', today)
        .filterWhere('appeal_until', '<=', ending_until)
        .as('ending'),
    ])
    .where('set_aside', '=', false)
    // All that is counted; an index finds it among the acts that have long been served and final.
    .where((is) => is.or([is('served_on', 'is', null), is('served_on', '>', today), is('final_on', '>', today)]))
    .executeTakeFirstOrThrow()
  const { restitutions } = await db
    .selectFrom('act_restitution')
    .select((of) => of.fn.countAll<number>().as('restitutions'))
    .where('outcome', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { troubled } = await db
    .selectFrom('box_delivery as box')
    .innerJoin('act_service as service', 'service.id', 'box.service_id')
    .select((of) => of.fn.countAll<number>().as('troubled'))
    .where('box.state', '=', 'waiting')
    .where('box.problem', 'is not', null)
    .where('service.failed_on', 'is', null)
    .where('service.withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...counts, ending_until, troubled, restitutions }
}

/** Open appeals with the terms of this organ: to send them on, to decide anew, for the party's supplement. */
const countAppeals = (db: Db, today: string) =>
  db
    .selectFrom('appeal')
    .select((of) => [
      of.fn.countAll<number>().as('open'),
      of.fn.countAll<number>().filterWhere('due_on', '<', today).as('overdue'),
      of.fn.min('due_on').as('next_due_on'),
    ])
    .where('status', 'in', openAppealStatuses)
    .executeTakeFirstOrThrow()

const countReports = async (db: Db): Promise<number> => {
  const { open } = await db
    .selectFrom('passage_report')
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

/** The newest backup where it is too old. */
const findLateBackup = async (config: Config, now: Date) => {
  const age = await readBackupAge(config, now)
  return age?.overdue ? { newest: age.newest?.toISOString() ?? null, readable: age.readable } : null
}

const countSecondFactors = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('app_user')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('role', '!=', 'regular')
    .where((is) =>
      is.or([
        is('id', 'in', is.selectFrom('totp_key').select('user_id').where('confirmed_at', 'is not', null)),
        is('id', 'in', is.selectFrom('passkey').select('user_id')),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whose title and authorisation are to be entered before anything is decided (ZUP, art. 28 to 31): of those who may decide a colleague before the account that
 * the town was founded with. Null once somebody who may decide has them.
 */
const findToAuthorise = async (db: Db, now: Date): Promise<string | null> => {
  const staff = await db
    .selectFrom('app_user')
    .selectAll()
    .where('role', '!=', 'regular')
    .where('active', '=', true)
    .orderBy(sql`role = 'root'`)
    .orderBy('created_at')
    .execute()
  const deciders = staff.filter(({ role, granted, revoked }) =>
    permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }).includes(
      'applications:decide',
    ),
  )
  const today = localDayOf(now)
  return deciders.some((person) => lackingAuthority(person, today).length === 0) ? null : (deciders[0]?.id ?? null)
}

/** How far the installation of a new town is. */
const readSetUp = async (db: Db, config: Config, now: Date) => ({
  sends_mails: config.smtpUrl !== undefined,
  newest_backup: (await readBackupAge(config, now))?.newest?.toISOString() ?? null,
  second_factors: await countSecondFactors(db),
  to_authorise: await findToAuthorise(db, now),
})

export const handleReadDashboard = implement(readDashboard, async (_, { trx, now, capabilities, config, user }) => {
  const today = localDayOf(now)
  const { demo, privacy } = await capabilities.readParameters(trx)
  const looksAfter = user.permissions.includes('jobs:manage')
  return {
    applications: await countApplications(trx),
    permits: await countPermits(trx, today),
    documents: await countDocuments(trx, today),
    terms: await countTerms(trx, today),
    acts: await countActs(trx, today),
    appeals: await countAppeals(trx, today),
    late_backup: looksAfter ? await findLateBackup(config, now) : null,
    set_up: looksAfter && !demo ? await readSetUp(trx, config, now) : null,
    assessment_missing: user.permissions.includes('privacy:write') && privacy.assessed_on === '',
    reported_passages: await countReports(trx),
    mails: await countUnsentMails(trx, now),
    bollards: await readBollards(trx, await capabilities.readGatesLink(trx), now),
    passages: await countPassages(trx, today),
  }
})

export const handleReadOverview: Handler<typeof readOverview> = async (_, { trx, user, now, capabilities }) => {
  const today = localDayOf(now)
  const applications = await trx
    .selectFrom('application')
    .innerJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .select(['application.id', 'number', 'status', 'fee_cents', 'application.due_on', 'renews_permit_id', 'replaces_permit_id'])
    .select('permit_kind.name as kind_name')
    .where('user_id', '=', user.id)
    .execute()
  const ids = applications.map(({ id }) => id)
  const fees = await capabilities.readFeesToPay(trx, { capabilities }, ids)
  const approved = applications.filter(({ status }) => status === 'approved').map(({ id }) => id)
  const payables = await capabilities.readPricePayables(trx, { capabilities }, approved)
  const received = new Map(payables.map(({ application_id: id, received_cents: cents }) => [id, cents]))
  const owed = applications.map((application) => {
    const { cents = 0, due_on = null } = fees.get(application.id) ?? {}
    const fee_cents = application.fee_cents - (received.get(application.id) ?? 0)
    return { ...application, fee_cents, open_fee_cents: cents, fee_due_on: due_on }
  })
  const permits = await trx
    .selectFrom('permit')
    .innerJoin('permit_kind', 'permit_kind.id', 'permit.permit_kind_id')
    .select(['permit.id', 'number', 'status', 'valid_from', 'valid_until', 'permit_kind.name as kind_name'])
    .where('user_id', '=', user.id)
    .where('valid_until', '>', today)
    .execute()
  return {
    next_steps: nextSteps(owed, permits, today),
    valid_permits: permits.filter((permit) => permitStatusOn(permit, today) === 'active').length,
    open_applications: applications.filter(({ status }) => !endedStatuses.includes(status)).length,
  }
}
