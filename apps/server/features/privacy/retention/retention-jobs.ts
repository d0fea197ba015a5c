import { findProcessing } from '../../../platform/privacy/owner.ts'
import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter, queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { type Changes, rowsOf } from './count-changes.ts'
import { unusualRows, unusualTimes } from '@dovolilnice/contract/privacy/retention/retention'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod/mini'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import { withAdvisoryLock } from '../../../platform/database/session.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { batch, countExpired, expiredUntil, finishRun, forgetExpired } from './forget-expired.ts'
import { findOpenRun, holdRun, storePreview } from './run-record.ts'

const texts = {
  subject: { sl: 'Izvajanje rokov hrambe čaka na potrditev', en: 'A run of the retention waits for your confirmation' },
  why: {
    sl: 'Nočno izvajanje rokov hrambe bi vzelo nenavadno veliko podatkov, zato ni spremenilo ničesar:',
    en: 'The nightly run of the retention would take unusually many rows, so it has changed nothing:',
  },
  table: { sl: '{name}: {rows} vrstic, običajno {usual}', en: '{name}: {rows} rows, usually {usual}' },
  next: {
    sl: 'Preverite številke in izvajanje potrdite. Dokler ga nihče ne potrdi, se ne izbriše nič.',
    en: 'Check the figures and confirm the run. Nothing is deleted until somebody does.',
  },
  open: { sl: 'Odpri varstvo podatkov', en: 'Open data protection' },
}

/** Those who may confirm a run. */
const findReaders = async (db: Db): Promise<Row<'app_user'>[]> =>
  (
    await db.selectFrom('app_user').selectAll().where('active', '=', true).where('anonymised_at', 'is', null).orderBy('id').execute()
  ).filter(({ role, granted, revoked }) =>
    permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }).includes('privacy:write'),
  )

const linesOf = ({ owners }: Pick<Services, 'owners'>, tables: Changes, unusual: Record<string, number>, locale: Locale): string[] => {
  const names = findProcessing(owners)
  return Object.entries(unusual).map(([table, usual]) => {
    const rows = tables[table]
    return fillText(textIn(texts.table, locale), {
      name: textIn(names[table]?.name ?? { sl: table, en: table }, locale),
      rows: rows === undefined ? 0 : rowsOf(rows),
      usual,
    })
  })
}

/** Tells everybody who may confirm a run that one waits. */
const mailWaiting = async (
  trx: Trx,
  services: Services,
  runId: string,
  report: { tables: Changes; unusual: Record<string, number> },
): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  for (const { name, email, locale } of await findReaders(trx)) {
    const say = (text: Text) => textIn(text, locale)
    const subject = say(texts.subject)
    const content = renderMail(
      {
        title: subject,
        letter: { to: name },
        paragraphs: [say(texts.why), linesOf(services, report.tables, report.unusual, locale).join('\n'), say(texts.next)],
        action: { label: say(texts.open), url: services.config.publicUrl + screenPath('dataProtection') },
        footer: mailFooter(municipality, locale),
        colour: colours.primary,
      },
      locale,
    )
    const mail = { template: 'retention:waiting', recipient: email, subject, subjectType: 'retention' as const, subjectId: runId }
    await queueMail(trx, services, { ...mail, ...content }, services.clock)
  }
}

/** The usual number of rows is the mean of this many last runs. */
const runs = 30

/**
 * The tables of which a run would take far more rows than usual, with the usual number. A wrong clock, a wrong term or a spoilt column would look so,
 * and what is deleted cannot be brought back.
 */
const findUnusual = async (db: Db, changes: Changes): Promise<Record<string, number>> => {
  const last = await db
    .selectFrom('retention_run')
    .select('tables')
    .where('status', '=', 'done')
    .orderBy('at', 'desc')
    .limit(runs)
    .execute()
  const usualOf = (table: string): number => {
    const sum = last.reduce((so, { tables }) => so + (tables[table] === undefined ? 0 : rowsOf(tables[table])), 0)
    return last.length === 0 ? 0 : Math.ceil(sum / last.length)
  }
  const far = Object.entries(changes).flatMap(([table, rows]) => {
    const usual = usualOf(table)
    return rowsOf(rows) > Math.max(unusualRows, unusualTimes * usual) ? [[table, usual] as const] : []
  })
  return Object.fromEntries(far)
}

/** A run over much takes its time; it is not given up as long as it works. */
const timeoutSeconds = 6 * 3600

/** Of PostgreSQL's advisory lock: one run works at a time, whichever job or process does it. */
const lockKey = 7_304_112

/** The runs of this process, one after another: the embedded database has no lock. */
let last: Promise<unknown> = Promise.resolve()

/** Waits until no other run works. */
const alone = (services: Services, work: () => Promise<void>): Promise<void> => {
  const mine = last.catch(() => undefined).then(() => withAdvisoryLock(services.database, lockKey, work))
  last = mine
  return mine
}

/**
 * Counts first, and does nothing where the figures are far from the usual, until a person has said yes. A run that broke off goes on with its own last day
 * and is counted again before; where the rest is unusual it ends with what it has done, and the rest waits.
 */
const runCounted = async (services: Services): Promise<void> => {
  const { database, clock } = services
  const open = await findOpenRun(database.kysely)
  const broken = open?.status === 'running' ? open : undefined
  const until = broken?.until ?? expiredUntil(clock.now())
  const report = await countExpired(services, until, broken?.terms)
  const unusual = await findUnusual(database.kysely, report.tables)
  if (Object.keys(unusual).length === 0) return void (await forgetExpired(services, broken))
  await database.transaction(async (trx) => {
    if (broken !== undefined) await finishRun(trx, broken, clock)
    const id = await holdRun(trx, report, unusual, { now: clock.now(), until, terms: report.terms })
    if (id !== undefined) await mailWaiting(trx, services, id, { tables: report.tables, unusual })
  })
}

export const retainNightly = (services: Services): Promise<void> => alone(services, () => runCounted(services))

export const forgetExpiredData = defineJob({
  name: 'forget-expired-data',
  dailyAt: '02:41',
  timeoutSeconds,
  handle: (_, { services }) => retainNightly(services),
})

/** Does the run that somebody has confirmed. */
export const runConfirmedRetention = defineJob({
  name: 'run-confirmed-retention',
  schema: z.object({ run_id: z.uuid() }),
  timeoutSeconds,
  handle: ({ run_id }, { services, database }) =>
    alone(services, async () => {
      const open = await findOpenRun(database.kysely)
      if (open?.id === run_id && open.status === 'running') await forgetExpired(services, open)
    }),
})

export const previewRetentionJob = defineJob({
  name: 'preview-retention',
  timeoutSeconds,
  handle: async (_, { services, database, clock }) => {
    const now = clock.now()
    const until = expiredUntil(now)
    const report = await countExpired(services, until)
    await database.transaction((trx) => storePreview(trx, report, { now, until }))
  },
})

const hourMs = 3_600_000

/** A camera also reads parts of plates, and things that are none: nobody is found by fewer signs. */
const isPlate = (word: string): boolean => word.replace(/[^\p{L}\p{N}]/gu, '').length >= 5

/** Takes what was read of some strangers out of every owner's rows: the records, what is about them, and searches for what was read. */
const forgetBatch = async (trx: Trx, { services, clock }: Pick<JobContext, 'services' | 'clock'>, before: Date): Promise<number> => {
  const { owners } = services
  let count = 0
  for (const { privacy } of owners) {
    const found = (await privacy?.strangers?.find(trx, before, batch)) ?? []
    if (found.length === 0) continue
    const ids = found.map(({ id }) => id)
    const words = [...new Set(found.map(({ credential }) => credential).filter(isPlate))]
    for (const other of owners) {
      await other.privacy?.forget?.(trx, ids, clock.now())
      if (words.length > 0) await other.privacy?.forgetTyped?.(trx, words)
    }
    count += found.length
  }
  return count
}

/**
 * Every hour: what was read of refused vehicles that hold no permit is forgotten after the town's own term; the lines stay, so each count does. Many rows, as
 * after a first start, go by small transactions with a breath between them.
 */
export const forgetStrangersJob = defineJob({
  name: 'forget-refused-vehicles',
  dailyAt: '00:40',
  timeoutSeconds: 3 * 3600,
  handle: async (_, context) => {
    const { database, clock, send, services, signal } = context
    const now = clock.now()
    const { refused_hours: hours } = (await services.capabilities.readParameters(database.kysely)).retention
    const before = new Date(now.getTime() - hours * hourMs)
    let sum = 0
    for (let count = batch; count > 0;) {
      signal.throwIfAborted()
      count = await database.transaction((trx) => forgetBatch(trx, context, before))
      sum += count
      if (count > 0) await pause(20)
    }
    await database.transaction(async (trx) => {
      // One waits at most; that of the next night begins the row anew where it broke off.
      await send(trx, forgetStrangersJob, {}, { singletonKey: 'next', startAfter: new Date(now.getTime() + hourMs) })
      const event = { action: 'privacy:forget_refused' as const, kind: 'change' as const, actor: product }
      if (sum > 0) await recordEvent(trx, { ...event, after: { passages: sum } }, clock)
    })
  },
})
