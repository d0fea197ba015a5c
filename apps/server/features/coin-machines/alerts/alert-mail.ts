import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import type { Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import { screenPath } from '@dovolilnice/contract/screens'
import { type AlertWords, mailAlerts, type Telling } from '../../../platform/alerts/mail-alerts.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Alert } from './judge-machines.ts'

const words: AlertWords = {
  raised: { sl: 'Parkomati: {machine}, {what}', en: 'Coin machines: {machine}, {what}' },
  raisedMany: {
    sl: {
      one: 'Parkomati: {count} novo opozorilo',
      two: 'Parkomati: {count} novi opozorili',
      few: 'Parkomati: {count} nova opozorila',
      other: 'Parkomati: {count} novih opozoril',
    },
    en: { one: 'Coin machines: {count} new alert', other: 'Coin machines: {count} new alerts' },
  },
  raisedWhy: {
    sl: 'Parkomat sporoča ali molči tako, da ga je treba pogledati:',
    en: 'What a coin machine reports, or its silence, needs a look:',
  },
  escalated: { sl: 'Neprevzeto opozorilo: {machine}, {what}', en: 'Alert not taken: {machine}, {what}' },
  escalatedMany: { sl: 'Neprevzeta opozorila parkomatov ({count})', en: 'Alerts of coin machines not taken ({count})' },
  open: { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
}

/** Mails the alerts of coin machines to whom the town has set. */
export const mailMachineAlerts = (
  trx: Trx,
  services: Services,
  thresholds: Thresholds,
  kind: Telling['kind'],
  alerts: readonly Alert[],
): Promise<void> => {
  const told = alerts.map((alert) => ({
    machine: `${alert.cashier_nr} ${alert.cashier_name}`,
    what: (locale: Parameters<typeof alertText>[1]) => alertText(alert, locale),
    raised_at: alert.raised_at,
    subjectId: alert.machine_id,
  }))
  const path = screenPath('parking', {}, { tab: 'maintenance' })
  return mailAlerts(trx, services, { ...thresholds, words, path, subjectType: 'coin_machine' }, { kind, alerts: told })
}
