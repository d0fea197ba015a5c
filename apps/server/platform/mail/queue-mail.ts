import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import { v7 } from 'uuid'
import type { Clock } from '../clock/clock.ts'
import { type Trx, insertRow } from '../database/db.ts'
import type { SendJob } from '../jobs/job.ts'
import type { MailAttachment } from './mail-tables.ts'
import { sendStoredMail } from './send-mail-job.ts'
import { fillText, type Locale, textIn, type WrittenLocale } from '@dovolilnice/contract/locale'
import { type Letter, renderMail } from './render-mail.ts'
import { namesIn, vitalPlaceholders } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import type { WrittenWords } from '@dovolilnice/contract/primitives/words-in'
import { townName } from '@dovolilnice/contract/names/town-name'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import type { Services } from '../http/context.ts'

export interface Mail {
  /** The template's name, `noun:verb`, for lists and statistics; the noun has words in `mail-kinds.ts`. */
  template: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** What the mail is about, for the record's history. */
  subjectType?: EventSubject
  subjectId?: string
}

/** Puts a mail into the outbox, in the caller's transaction; answers its id. */
export const queueMail = async (trx: Trx, jobs: { send: SendJob }, mail: Mail, clock: Clock): Promise<string> => {
  const id = v7()
  await insertRow(trx, 'mail', {
    id,
    template: mail.template,
    recipient: mail.recipient,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    attachments: JSON.stringify(mail.attachments ?? []),
    subject_type: mail.subjectType ?? null,
    subject_id: mail.subjectId ?? null,
    created_at: clock.now(),
  })
  await sendStoredMail(trx, jobs, { id, template: mail.template })
  return id
}

/** The words of one mail in one language; each `{name}` is filled in. */
export interface MailText {
  subject: string
  paragraphs: readonly string[]
  /** What the button is called; without it the mail has none. */
  action?: string
}

/** The words of a mail: in each language its subject, then its paragraphs. @param action what its button is called; null: it has none */
export const mailText = (
  action: Readonly<Record<WrittenLocale, string>> | null,
  words: Readonly<Record<WrittenLocale, readonly [subject: string, ...paragraphs: string[]]>>,
): Record<WrittenLocale, MailText> => {
  const inLocale = (locale: WrittenLocale): MailText => {
    const [subject, ...paragraphs] = words[locale]
    return { subject, paragraphs, ...(action && { action: action[locale] }) }
  }
  return { sl: inLocale('sl'), en: inLocale('en') }
}

/** What one mail needs beside its words. */
interface MailFacts {
  locale: Locale
  /** To whom it is written, and the number of what it is about. */
  letter: Letter
  /** Under the mail: who sends it, see `mailFooter`. */
  footer: string
  /** The town's colour, `#rrggbb`. */
  colour?: string
  values?: Readonly<Record<string, unknown>>
  /** Where the button leads. */
  url?: string
  /** The button's label, if it is not the one in the texts. */
  action?: string
}

/** Writes a mail from its words. A paragraph that is empty once it is filled in is left out. */
export const writeMail = (
  words: MailText,
  { locale, letter, footer, colour, values = {}, url, action }: MailFacts,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const subject = fillText(words.subject, values).trim()
  const paragraphs = words.paragraphs.map((paragraph) => fillText(paragraph, values).trim()).filter((paragraph) => paragraph !== '')
  const label = action ?? words.action
  const button = url === undefined || label === undefined ? undefined : { label, url }
  return { subject, ...renderMail({ title: subject, letter, paragraphs, action: button, footer, colour }, locale) }
}

/** Writes a mail from its words, in the town's name and colour, and puts it into the outbox. */
export const queueLetter = async (
  trx: Trx,
  services: Services,
  mail: Omit<Mail, 'subject' | 'text' | 'html'>,
  words: MailText,
  facts: Omit<MailFacts, 'footer' | 'colour'>,
): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const written = writeMail(words, { ...facts, footer: mailFooter(municipality, facts.locale), colour: colours.primary })
  await queueMail(trx, services, { ...mail, ...written }, services.clock)
}

/** A mail whose words a town may write anew. */
export interface MailTemplate {
  words: WrittenWords<MailText>
  /** What it can fill in: what is always known, and what its own words name. */
  placeholders: readonly string[]
  /** Which of them its text must name, whoever wrote it: what the reader would not know otherwise. */
  required: readonly string[]
}

/** Templates of a feature by `noun:verb`. @param always what every mail of the feature fills in */
export const mailTemplatesOf = (
  noun: string,
  texts: Readonly<Record<string, WrittenWords<MailText>>>,
  always: readonly string[],
): Record<string, MailTemplate> =>
  Object.fromEntries(
    Object.entries(texts).map(([verb, words]) => {
      const { subject, paragraphs } = words.sl
      const placeholders = [...new Set([...always, ...namesIn(subject, ...paragraphs)])]
      const required = namesIn(...paragraphs).filter((name) => vitalPlaceholders.includes(name))
      return [`${noun}:${verb}`, { words, placeholders, required }]
    }),
  )

/** The footer of every mail: the municipality by its name in the reader's language, with its address and contacts. */
export const mailFooter = (town: Parameters['municipality'], locale: Locale): string =>
  [textIn(townName(town), locale), addressLine(town), [town.email, formatPhone(town.phone)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('\n')
