import { OperationError } from '@dovolilnice/contract/errors'
import { type Db, type Row, type Trx, notFound, insertRow, updateRow } from '../database/db.ts'
import type { Services } from '../http/context.ts'
import { holdsSecrets, isResendable, lacksSecrets } from './read-mails.ts'
import { v7 } from 'uuid'
import { cancelJobs, hastenJobs } from '../jobs/failed-jobs.ts'
import { requireUnrestricted } from '../privacy/restrictions.ts'
import { sendMailJob, sendStoredMail } from './send-mail-job.ts'

/** The secret of a link to an application, kept or removed. */
const applicationSecret = /token=(?:[\w%-]+|…)/g

/**
 * The words of a mail about an application with a new link. Its old link may be another's or is not kept. The new one goes only to the address that the
 * application has now: whoever opens it is taken for the applicant. Links that sign in or confirm are made by what they belong to, never here.
 * @throws OperationError `mail_link`
 */
const withFreshLink = async (
  trx: Trx,
  { capabilities, clock }: Services,
  mail: Pick<Row<'mail'>, 'template' | 'subject_id' | 'body_text' | 'body_html'>,
  recipient: string,
): Promise<{ body_text: string; body_html: string }> => {
  const { template, subject_id: id, body_text, body_html } = mail
  const token =
    template.startsWith('application:') && id !== null ? await capabilities.linkApplication(trx, id, recipient, clock.now()) : undefined
  if (token === undefined) throw new OperationError('mail_link')
  const write = (body: string) => body.replace(applicationSecret, `token=${token}`)
  return { body_text: write(body_text), body_html: write(body_html) }
}

type Bodies = Pick<Row<'mail'>, 'body_text' | 'body_html'>
type Resent = Bodies & Pick<Row<'mail'>, 'template' | 'recipient' | 'subject_type' | 'subject_id' | 'attachments'>

/** Whether its links are secrets for one recipient, kept or removed. */
const isPersonal = ({ body_text: text, body_html: html }: Bodies): boolean =>
  [text, html].some((body) => holdsSecrets(body) || lacksSecrets(body))

/** Whether its link leads to an application: then it is made anew whenever the mail goes again. */
const linksApplication = (mail: Bodies & Pick<Resent, 'template' | 'subject_type'>): boolean =>
  mail.template.startsWith('application:') && mail.subject_type === 'application' && isPersonal(mail)

/** The address that the application or permit of a mail has now, null for none; undefined where the mail is about another record. */
const presentAddress = async (db: Db, { subject_type: type, subject_id: id }: Resent): Promise<string | null | undefined> => {
  if (id === null) return undefined
  const application = () => db.selectFrom('application').select('email').where('id', '=', id).executeTakeFirst()
  const permit = () => db.selectFrom('permit').select('email').where('id', '=', id).executeTakeFirst()
  if (type === 'application') return (await application())?.email ?? null
  if (type === 'permit') return (await permit())?.email ?? null
  return undefined
}

/**
 * Where a mail goes when it is sent again. One with a personal link or with files goes to no other address than its own, or where it is about an
 * application or a permit, than the one that this has now. Null: to none, for its link is not kept, or the record has another address.
 */
export const resendAddress = async (db: Db, mail: Resent): Promise<{ send_to: string | null; may_readdress: boolean }> => {
  const { recipient } = mail
  if (!isPersonal(mail) && mail.attachments.length === 0) return { send_to: recipient, may_readdress: true }
  const present = await presentAddress(db, mail)
  const own = present === undefined ? recipient : present
  if (!isPersonal(mail) || linksApplication(mail)) return { send_to: own, may_readdress: false }
  const isKept = ![mail.body_text, mail.body_html].some(lacksSecrets)
  return { send_to: isKept && own === recipient ? recipient : null, may_readdress: false }
}

type StoredMail = Row<'mail'>

const lockMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await trx.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return mail
}

/** Where it goes now. @throws OperationError `mail_link` where it may not go there */
const addressFor = async (trx: Trx, mail: StoredMail, wanted: string | undefined): Promise<string> => {
  const { send_to, may_readdress } = await resendAddress(trx, mail)
  const address = wanted ?? send_to
  if (address === null || (address !== send_to && !may_readdress)) throw new OperationError('mail_link')
  return address
}

/** The words that go: those of the mail, with a new link where it leads to an application, for the old one may be in other hands. */
const wordsFor = async (trx: Trx, services: Services, mail: StoredMail, recipient: string) => {
  const { body_text, body_html } = mail
  return linksApplication(mail) ? withFreshLink(trx, services, mail, recipient) : { body_text, body_html }
}

type Words = Awaited<ReturnType<typeof wordsFor>>

const queueCopy = async (trx: Trx, services: Services, mail: StoredMail, recipient: string, words: Words): Promise<string> => {
  const { template, subject, subject_type, subject_id, attachments } = mail
  const id = v7()
  const copy = {
    id,
    template,
    subject,
    subject_type,
    subject_id,
    recipient,
    ...words,
    copy_of: mail.copy_of ?? mail.id,
    created_at: services.clock.now(),
  }
  await insertRow(trx, 'mail', { ...copy, attachments: JSON.stringify(attachments) })
  await sendStoredMail(trx, services, copy, { anyway: true })
  return id
}

const stop = async (trx: Trx, id: string): Promise<void> => {
  await updateRow(trx, 'mail', id, { status: 'stopped' })
  await cancelJobs(trx, sendMailJob, { mail_id: id })
}

export interface Resending {
  /** Clerks (`notifications:send`) send again only what failed within a fortnight. */
  right: 'notifications:send' | 'mails:manage'
  /** Another address than the one where it belongs (`resendAddress`). */
  recipient?: string
}

/**
 * Sends a mail once more, also to an address from which mails come back: the same one while it has not gone and its address stays, otherwise a copy; then the mail itself is tried no more.
 * @returns the mail as it was, and the id and address of the one that goes
 * @throws OperationError `not_found`, `restricted`, `mail_link` where its link or its files may not go to this address, or for a clerk
 * `illegal_transition` where it did not fail or did so too long ago
 */
export const sendMailAgain = async (trx: Trx, services: Services, id: string, { right, recipient: wanted }: Resending) => {
  const mail = await lockMail(trx, id)
  if (right === 'notifications:send' && !isResendable(mail, services.clock.now())) throw new OperationError('illegal_transition')
  await requireUnrestricted(trx, { subject: mail.subject_id })
  const recipient = await addressFor(trx, mail, wanted)
  const words = await wordsFor(trx, services, mail, recipient)
  const isDone = mail.status === 'sent'
  if (isDone || mail.returned_at !== null || recipient !== mail.recipient || lacksSecrets(mail.body_text)) {
    const copy = await queueCopy(trx, services, mail, recipient, words)
    if (!isDone) await stop(trx, id)
    return { mail, id: copy, recipient }
  }
  const waiting = { status: 'queued' as const, failure: null, last_error: null, ...words }
  await updateRow(trx, 'mail', id, waiting)
  if (!(await hastenJobs(trx, sendMailJob, { mail_id: id }))) await sendStoredMail(trx, services, mail, { anyway: true })
  return { mail, id, recipient }
}

/** Tries a waiting mail no more. @throws OperationError `not_found`, `illegal_transition` where it does not wait */
export const stopMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await lockMail(trx, id)
  if (mail.status !== 'queued') throw new OperationError('illegal_transition')
  await stop(trx, id)
  return mail
}
