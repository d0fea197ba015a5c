import {
  type BollardAlertKind,
  bollardAlertText,
  bollardConditionsOf,
  type BollardCondition,
} from '@dovolilnice/contract/bollards/bollard-alert'
import { type AlertSettings, startingAlertSettings } from '@dovolilnice/contract/bollards/alerts/operations'
import type { Locale } from '@dovolilnice/contract/locale'
import { screenPath } from '@dovolilnice/contract/screens'
import { type AlertBook, changeAlerts } from '../../../platform/alerts/change-alerts.ts'
import { type AlertWords, mailAlerts, type Telling } from '../../../platform/alerts/mail-alerts.ts'
import { repeatEvery } from '../../../platform/clock/clock.ts'
import { announce } from '../../../platform/database/notify.ts'
import { ifGiven, type Db, type Row, type Trx, insertRow, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { tellOutside } from '../../../platform/webhooks/outbox.ts'

type Alert = Row<'bollard_alert'> & { device_name: string }

const words: AlertWords = {
  raised: { sl: 'Stebrički: {machine}, {what}', en: 'Bollards: {machine}, {what}' },
  raisedMany: {
    sl: {
      one: 'Stebrički: {count} novo opozorilo',
      two: 'Stebrički: {count} novi opozorili',
      few: 'Stebrički: {count} nova opozorila',
      other: 'Stebrički: {count} novih opozoril',
    },
    en: { one: 'Bollards: {count} new alert', other: 'Bollards: {count} new alerts' },
  },
  raisedWhy: { sl: 'Nekdo mora pogledati, kaj je s stebričkom:', en: 'Somebody must see what is wrong with a bollard:' },
  escalated: { sl: 'Neprevzeto opozorilo: {machine}, {what}', en: 'Alert not taken: {machine}, {what}' },
  escalatedMany: { sl: 'Neprevzeta opozorila stebričkov ({count})', en: 'Alerts of bollards not taken ({count})' },
  open: { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
}

/** What the town has set; what the product begins with, with version 0, before it has. */
export const findAlertSettings = async (db: Db): Promise<AlertSettings & { version: number }> => {
  const row = await db.selectFrom('bollard_alert_settings').selectAll().executeTakeFirst()
  if (row === undefined) return { ...startingAlertSettings, version: 0 }
  const { id, ...settings } = row
  return settings
}

/** Tells whom the town has set by mail what begins or was not taken, and who listens outside also what is over. */
const tell = async (trx: Trx, services: Services, settings: AlertSettings, kind: Telling['kind'] | 'ended', alerts: readonly Alert[]) => {
  if (alerts.length === 0) return
  for (const { device_code, kind: what, detail } of alerts)
    await tellOutside(trx, `bollard.${kind}`, { ids: [device_code], kind: what, ...(detail !== '' && { detail }) }, services.clock.now())
  if (kind === 'ended') return
  const told = alerts.map((alert) => ({
    machine: alert.device_name,
    what: (locale: Locale) => bollardAlertText(alert, locale),
    raised_at: alert.raised_at,
  }))
  await mailAlerts(trx, services, { ...settings, words, path: screenPath('bollardAlerts'), subjectType: 'device' }, { kind, alerts: told })
}

const bookOf = async (trx: Trx, device_code: string, now: Date): Promise<AlertBook<BollardAlertKind, Row<'bollard_alert'>>> => ({
  open: await trx.selectFrom('bollard_alert').selectAll().where('device_code', '=', device_code).where('ended_at', 'is', null).execute(),
  wasTold: async ({ kind, detail }, since) => {
    const earlier = await trx
      .selectFrom('bollard_alert')
      .select('id')
      .where('device_code', '=', device_code)
      .where('kind', '=', kind)
      .where('detail', '=', detail)
      .where('mailed_at', '>', since)
      .executeTakeFirst()
    return earlier !== undefined
  },
  begin: async (row) => {
    await insertRow(trx, 'bollard_alert', { ...row, device_code })
  },
  end: async (ids) => {
    await trx.updateTable('bollard_alert').set({ ended_at: now }).where('id', 'in', ids).execute()
  },
})

interface Looking {
  /** That of one bollard; absent: all. */
  code?: string
  /** False while this process cannot know who is silent. */
  hearsSilence: boolean
}

const watched = (trx: Trx, code: string | undefined) =>
  trx
    .selectFrom('device')
    .select([
      'code',
      'name',
      'active',
      'online',
      'fault',
      'listless_since',
      'mistimed_since',
      'hot_since',
      'service_since',
      'emergency_since',
    ])
    .select(sql<number | null>`extract(epoch from clock_timestamp() - state_at)::float8`.as('silent_s'))
    .$call(ifGiven(code, (query, code) => query.where('code', '=', code)))
    .orderBy('code')
    .forUpdate()
    .execute()

/** Begins and ends the alerts of bollards as they stand now, and tells of it. Call it after a change, and every so often for what time alone brings. */
export const judgeBollards = async (trx: Trx, services: Services, { code, hearsSilence }: Looking): Promise<void> => {
  const now = services.clock.now()
  const settings = await findAlertSettings(trx)
  const [told, ended]: [Alert[], Alert[]] = [[], []]
  const mayBegin = ({ kind }: BollardCondition): boolean => kind !== 'offline' || hearsSilence
  let changed = false
  for (const bollard of await watched(trx, code)) {
    const book = await bookOf(trx, bollard.code, now)
    const changes = await changeAlerts(book, bollardConditionsOf(bollard, settings.offline_minutes, now), now, mayBegin)
    const of = { device_code: bollard.code, device_name: bollard.name }
    told.push(...changes.told.map((row) => ({ ...row, ...of })))
    // Whose beginning was kept quiet, its end is too: a fault that flaps.
    ended.push(...changes.ended.filter(({ mailed_at: at }) => at !== null).map((row) => ({ ...row, ...of })))
    changed ||= changes.changed
  }
  if (changed) await announce(trx, 'bollards')
  await tell(trx, services, settings, 'raised', told)
  await tell(trx, services, settings, 'ended', ended)
}

/** Alerts that nobody took in time; from now on they count as told on. */
const findUntaken = (trx: Trx, now: Date, minutes: number): Promise<Alert[]> =>
  trx
    .with('told', (db) =>
      db
        .updateTable('bollard_alert')
        .set({ escalated_at: now })
        .where('ended_at', 'is', null)
        .where('taken_at', 'is', null)
        .where('escalated_at', 'is', null)
        .where('raised_at', '<=', new Date(now.getTime() - minutes * 60_000))
        .returningAll(),
    )
    .selectFrom('told')
    .innerJoin('device', 'device.code', 'told.device_code')
    .selectAll('told')
    .select('device.name as device_name')
    .orderBy('told.raised_at')
    .orderBy('told.id')
    .execute()

/** What time alone brings: gates that are silent, and alerts that nobody took. Any number of processes may call it. */
export const lookAfterBollards = async (trx: Trx, services: Services, hearsSilence: boolean): Promise<void> => {
  await judgeBollards(trx, services, { hearsSilence })
  const settings = await findAlertSettings(trx)
  await tell(trx, services, settings, 'escalated', await findUntaken(trx, services.clock.now(), settings.escalate_minutes))
}

const lookMs = 15_000
/** A server that has just started has not had time to hear every gate. */
const listenMs = 60_000

/** Looks after the bollards in every process until it ends. Resolves with a function that stops it. */
export const watchBollards = async (services: Services): Promise<() => Promise<void>> => {
  const startedAt = performance.now()
  const look = (): Promise<void> =>
    services.database.transaction((trx) => lookAfterBollards(trx, services, performance.now() - startedAt > listenMs))
  return repeatEvery(lookMs, look, (error) => console.error('looking after the bollards', error))
}
