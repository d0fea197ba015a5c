import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { addDays } from '@dovolilnice/contract/primitives/local-day'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../platform/mail/render-mail.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { applicationMailTexts } from './application-mail-texts.ts'
import type { ApplicationMailName } from './application-mail-texts.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/** A paragraph that wants a value which is empty says nothing: it is left out. */
const filled = (text: string, values: Record<string, string>): string | undefined => {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (text.trim() === '{text}' && values['text'] === '') return undefined
  return names.reduce((sentence, name) => sentence.replace(`{${name}}`, () => values[name] ?? ''), text).trim()
}

/** Where an appeal goes: the body with its address. */
const authorityOf = ({ municipality: { name, street, post_code: postCode, city, email } }: Parameters): string =>
  [name, street, `${postCode} ${city}`.trim(), email].filter(Boolean).join(', ')

/** The page that shows an application to whoever holds the link. */
export const statusUrl = (publicUrl: string, number: string, token: string): string =>
  `${publicUrl}/obrazci/parkirna-dovolilnica/stanje?number=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}`

/** The decision itself. */
const decisionUrl = (publicUrl: string, number: string, token: string): string =>
  `${publicUrl}/api/v1/applications/decision?number=${encodeURIComponent(number)}&token=${encodeURIComponent(token)}`

const newLink = async (trx: Trx, applicationId: string, now: Date): Promise<string> => {
  const token = newSecret()
  await trx
    .insertInto('application_link')
    .values({ token_hash: hashSecret(token), application_id: applicationId, created_at: now })
    .execute()
  return token
}

export interface MailMore {
  /** What the clerk wrote. */
  text?: string | null
  /** The secret of the application itself, known only while it is being made. */
  token?: string
}

/** Puts a mail about an application into the outbox, in the applicant's language, with a link that needs no login; none where there is no address. */
export const mailApplicant = async (
  trx: Trx,
  services: Services,
  name: ApplicationMailName,
  application: ApplicationRecord,
  more: MailMore = {},
): Promise<void> => {
  const { locale, id, number, email } = application
  if (email === null) return
  const parameters = await services.capabilities.readParameters(trx)
  const kind = await trx.selectFrom('permit_kind').select('name').where('id', '=', application.permit_kind_id).executeTakeFirstOrThrow()
  const values = {
    number,
    kind: kind.name[locale],
    plates: application.plates.join(', '),
    from: dayInWords(application.valid_from, locale),
    last: dayInWords(addDays(application.valid_until, -1), locale),
    due: application.due_on === null ? '' : dayInWords(application.due_on, locale),
    fee: formatCents(application.fee_cents, locale),
    text: more.text ?? '',
    authority: authorityOf(parameters),
  }
  const text = applicationMailTexts[name][locale]
  const token = more.token ?? (await newLink(trx, id, services.clock.now()))
  const subject = filled(text.subject, values) ?? ''
  const content = {
    title: subject,
    paragraphs: text.paragraphs.flatMap((paragraph) => filled(paragraph, values) ?? []),
    action: { label: text.action, url: (name === 'rejected' ? decisionUrl : statusUrl)(services.config.publicUrl, number, token) },
    footer: mailFooter(parameters.municipality),
  }
  const mail = { template: `application:${name}`, recipient: email, subject, subjectType: 'application', subjectId: id }
  await queueMail(trx, services, { ...mail, ...renderMail(content, locale) }, services.clock)
}
