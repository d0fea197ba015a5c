import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import { fillText, textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import type { mailKindLabels } from '@dovolilnice/contract/mails/outbox/outbox'
import { type Counted, countedIn } from '@dovolilnice/contract/primitives/counted'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../database/db.ts'
import type { Services } from '../http/context.ts'
import { mailFooter, queueMail } from '../mail/queue-mail.ts'
import { renderMail } from '../mail/render-mail.ts'

/** What the mails about one kind of device say: `{machine}` and `{what}` are filled in. */
export interface AlertWords {
  raised: Text
  raisedMany: Counted
  raisedWhy: Text
  escalated: Text
  escalatedMany: Text
  /** The label of the button that leads to the alerts. */
  open: Text
}

const texts = {
  escalatedWhy: { sl: 'V {minutes} minutah ni bilo prevzeto:', en: 'Not taken within {minutes} minutes:' },
  line: { sl: '{machine}: {what}, od {since}', en: '{machine}: {what}, since {since}' },
}

/** An alert as a mail tells it. */
export interface ToldAlert {
  /** What the device is called. */
  machine: string
  what: (locale: Locale) => string
  raised_at: Date
  /** The device's id, for its history, where it has one. */
  subjectId?: string
}

export interface Telling {
  kind: 'raised' | 'escalated'
  alerts: readonly ToldAlert[]
}

/** Who is told, in which words, and where the mail leads. */
export interface AlertMail {
  words: AlertWords
  /** The kind of device, and the noun of the mail's template. */
  subjectType: EventSubject & keyof typeof mailKindLabels
  /** The path of the screen with the alerts. */
  path: string
  mail_to: string | null
  escalate_to: string | null
  escalate_minutes: number
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

/** What a mail about some alerts says first, with its blanks. */
const subjectOf = (words: AlertWords, kind: Telling['kind'], count: number, locale: Locale): string => {
  if (count === 1) return textIn(words[kind], locale)
  return kind === 'raised' ? countedIn(words.raisedMany, locale, count) : textIn(words.escalatedMany, locale)
}

const write = ({ kind, alerts }: Telling, { words, escalate_minutes: minutes }: AlertMail, locale: Locale) => {
  const [first] = alerts
  const why = kind === 'raised' ? words.raisedWhy : texts.escalatedWhy
  const lines = alerts.map(({ machine, what, raised_at: at }) =>
    fillText(textIn(texts.line, locale), { machine, what: what(locale), since: instantText(at.toISOString(), locale) }),
  )
  return {
    subject: fillText(subjectOf(words, kind, alerts.length, locale), {
      machine: first?.machine,
      what: first?.what(locale).toLowerCase(),
      count: alerts.length,
    }),
    paragraphs: [fillText(textIn(why, locale), { minutes }), ...lines],
  }
}

/** One mail about all alerts that were raised, or that nobody took; none without an address or without alerts. */
export const mailAlerts = async (trx: Trx, services: Services, mail: AlertMail, telling: Telling): Promise<void> => {
  const [first] = telling.alerts
  if (first === undefined) return
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const own = mail.mail_to ?? municipality.email
  const recipient = telling.kind === 'raised' ? own : (mail.escalate_to ?? own)
  if (recipient === '') return
  const locale = await localeOfReader(trx, recipient)
  const { subject, paragraphs } = write(telling, mail, locale)
  const content = renderMail(
    {
      title: subject,
      letter: { to: null },
      paragraphs,
      action: { label: textIn(mail.words.open, locale), url: `${services.config.publicUrl}${mail.path}` },
      footer: mailFooter(municipality, locale),
      colour: colours.primary,
    },
    locale,
  )
  const about = first.subjectId === undefined ? {} : { subjectType: mail.subjectType, subjectId: first.subjectId }
  await queueMail(
    trx,
    services,
    { template: `${mail.subjectType}:${telling.kind}`, recipient, subject, ...about, ...content },
    services.clock,
  )
}
