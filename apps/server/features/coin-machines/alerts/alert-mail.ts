import { alertText } from '@dovolilnice/contract/coin-machines/alerts/alert-words'
import type { Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import { fillText } from '@dovolilnice/contract/fill-text'
import { countedIn } from '@dovolilnice/contract/primitives/counted'
import type { Counted } from '@dovolilnice/contract/primitives/counted'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import type { Alert } from './judge-machines.ts'

/** Staff read Slovenian; the mail goes to an address and not to an account with a language. */
const texts = {
  raised: 'Parkomati: {machine}, {what}',
  raisedWhy: 'Parkomat sporoča ali molči tako, da ga je treba pogledati:',
  escalated: 'Nihče ni prevzel: {machine}, {what}',
  escalatedMany: 'Nihče ni prevzel opozoril parkomatov ({count})',
  escalatedWhy: 'Teh opozoril v {minutes} minutah ni prevzel nihče:',
  line: '{machine}: {what}, od {since}',
  open: 'Opozorila parkomatov',
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
const subjectOf = (kind: Telling['kind'], count: number): string => {
  if (count === 1) return texts[kind]
  return kind === 'raised' ? countedIn(raisedMany, 'sl', count) : texts.escalatedMany
}

const machineOf = ({ cashier_nr: number, cashier_name: name }: Alert): string => `${number} ${name}`

interface Telling {
  kind: 'raised' | 'escalated'
  alerts: readonly Alert[]
}

/** One mail about all alerts that were raised, or that nobody took; none without an address or without alerts. */
export const mailAlerts = async (trx: Trx, services: Services, thresholds: Thresholds, { kind, alerts }: Telling): Promise<void> => {
  const [first] = alerts
  if (first === undefined) return
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const own = thresholds.mail_to ?? municipality.email
  const recipient = kind === 'raised' ? own : (thresholds.escalate_to ?? own)
  if (recipient === '') return
  const subject = fillText(subjectOf(kind, alerts.length), {
    machine: machineOf(first),
    what: alertText(first, 'sl').toLowerCase(),
    count: alerts.length,
  })
  const lines = alerts.map((alert) =>
    fillText(texts.line, {
      machine: machineOf(alert),
      what: alertText(alert, 'sl'),
      since: instantText(alert.raised_at.toISOString(), 'sl'),
    }),
  )
  const content = renderMail(
    {
      title: subject,
      letter: { to: null },
      paragraphs: [fillText(texts[`${kind}Why`], { minutes: thresholds.escalate_minutes }), ...lines],
      action: { label: texts.open, url: `${services.config.publicUrl}${screenPath('parking', {}, { tab: 'maintenance' })}` },
      footer: mailFooter(municipality),
      colour: colours.primary,
    },
    'sl',
  )
  const about = { subjectType: 'coin_machine' as const, subjectId: first.machine_id }
  await queueMail(trx, services, { template: `coin_machine:${kind}`, recipient, subject, ...about, ...content }, services.clock)
}
