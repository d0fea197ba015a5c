import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import type { Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { countedIn } from '@dovolilnice/contract/primitives/counted'
import type { Counted } from '@dovolilnice/contract/primitives/counted'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-template.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import type { Alert } from './judge-machines.ts'

const texts = {
  raised: { sl: 'Parkomati: {machine}, {what}', en: 'Coin machines: {machine}, {what}' },
  raisedWhy: {
    sl: 'Parkomat sporoča ali molči tako, da ga je treba pogledati:',
    en: 'What a coin machine reports, or its silence, needs a look:',
  },
  escalated: { sl: 'Neprevzeto opozorilo: {machine}, {what}', en: 'Alert not taken: {machine}, {what}' },
  escalatedMany: { sl: 'Neprevzeta opozorila parkomatov ({count})', en: 'Alerts of coin machines not taken ({count})' },
  escalatedWhy: {
    sl: 'V {minutes} minutah ni bilo prevzeto:',
    en: 'Not taken within {minutes} minutes:',
  },
  line: { sl: '{machine}: {what}, od {since}', en: '{machine}: {what}, since {since}' },
  open: { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
}

const raisedMany: Counted = {
  sl: {
    one: 'Parkomati: {count} novo opozorilo',
    two: 'Parkomati: {count} novi opozorili',
    few: 'Parkomati: {count} nova opozorila',
    other: 'Parkomati: {count} novih opozoril',
  },
  en: { one: 'Coin machines: {count} new alert', other: 'Coin machines: {count} new alerts' },
}

/** What a mail about some alerts says first, with its blanks. */
const subjectOf = (kind: Telling['kind'], count: number, locale: Locale): string => {
  if (count === 1) return textIn(texts[kind], locale)
  return kind === 'raised' ? countedIn(raisedMany, locale, count) : textIn(texts.escalatedMany, locale)
}

/** The language of the account with this address; Slovenian for an address without one, as a mailbox that several people read. */
const localeOfReader = async (trx: Trx, email: string): Promise<Locale> => {
  const reader = await trx
    .selectFrom('app_user')
    .select('locale')
    .where('email', '=', email.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst()
  return reader?.locale ?? 'sl'
}

const machineOf = ({ cashier_nr: number, cashier_name: name }: Alert): string => `${number} ${name}`

interface Telling {
  kind: 'raised' | 'escalated'
  alerts: readonly Alert[]
}

/** The words of the mail in one language. */
const write = ({ kind, alerts }: Telling, minutes: number, locale: Locale) => {
  const say = (text: Text, values = {}) => fillText(textIn(text, locale), values)
  const [first] = alerts
  const lines = alerts.map((alert) =>
    say(texts.line, {
      machine: machineOf(alert),
      what: alertText(alert, locale),
      since: instantText(alert.raised_at.toISOString(), locale),
    }),
  )
  return {
    subject: fillText(subjectOf(kind, alerts.length, locale), {
      machine: first && machineOf(first),
      what: first && alertText(first, locale).toLowerCase(),
      count: alerts.length,
    }),
    paragraphs: [say(texts[`${kind}Why`], { minutes }), ...lines],
  }
}

/** One mail about all alerts that were raised, or that nobody took; none without an address or without alerts. */
export const mailAlerts = async (trx: Trx, services: Services, thresholds: Thresholds, { kind, alerts }: Telling): Promise<void> => {
  const [first] = alerts
  if (first === undefined) return
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const own = thresholds.mail_to ?? municipality.email
  const recipient = kind === 'raised' ? own : (thresholds.escalate_to ?? own)
  if (recipient === '') return
  const locale = await localeOfReader(trx, recipient)
  const { subject, paragraphs } = write({ kind, alerts }, thresholds.escalate_minutes, locale)
  const content = renderMail(
    {
      title: subject,
      letter: { to: null },
      paragraphs,
      action: {
        label: textIn(texts.open, locale),
        url: `${services.config.publicUrl}${screenPath('parking', {}, { tab: 'maintenance' })}`,
      },
      footer: mailFooter(municipality, locale),
      colour: colours.primary,
    },
    locale,
  )
  const about = { subjectType: 'coin_machine' as const, subjectId: first.machine_id }
  await queueMail(trx, services, { template: `coin_machine:${kind}`, recipient, subject, ...about, ...content }, services.clock)
}
