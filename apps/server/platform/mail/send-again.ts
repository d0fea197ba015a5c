import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import type { Row, Trx } from '../database/tables.ts'
import type { Services } from '../http/context.ts'
import { cancelJobs, hastenJobs } from '../jobs/steer-jobs.ts'
import { requireUnrestricted } from '../privacy/restrictions.ts'
import { withFreshLink } from './fresh-link.ts'
import { linksApplication, resendAddress } from './resend-address.ts'
import { isResendable } from './resendable.ts'
import { sendMailJob, sendStoredMail } from './send-mail-job.ts'
import { lacksSecrets } from './without-secrets.ts'

type StoredMail = Row<'mail'>

const lockMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await trx.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (mail === undefined) throw new OperationError('not_found')
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
  const copy = { id, template, subject, subject_type, subject_id, recipient, ...words, copy_of: mail.id, created_at: services.clock.now() }
  await trx
    .insertInto('mail')
    .values({ ...copy, attachments: JSON.stringify(attachments) })
    .execute()
  await sendStoredMail(trx, services, copy)
  return id
}

const stop = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable('mail').set({ status: 'stopped' }).where('id', '=', id).execute()
  await cancelJobs(trx, sendMailJob, { mail_id: id })
}

export interface Resending {
  /** Clerks (`notifications:send`) send again only what failed within a fortnight. */
  right: 'notifications:send' | 'mails:manage'
  /** Another address than the one where it belongs (`resendAddress`). */
  recipient?: string
}

/**
 * Sends a mail once more: the same one while it has not gone and its address stays, otherwise a copy; then the mail itself is tried no more.
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
  if (isDone || recipient !== mail.recipient || lacksSecrets(mail.body_text)) {
    const copy = await queueCopy(trx, services, mail, recipient, words)
    if (!isDone) await stop(trx, id)
    return { mail, id: copy, recipient }
  }
  const waiting = { status: 'queued' as const, failure: null, last_error: null, ...words }
  await trx.updateTable('mail').set(waiting).where('id', '=', id).execute()
  if (!(await hastenJobs(trx, sendMailJob, { mail_id: id }))) await sendStoredMail(trx, services, mail)
  return { mail, id, recipient }
}

/** Tries a waiting mail no more. @throws OperationError `not_found`, `illegal_transition` where it does not wait */
export const stopMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await lockMail(trx, id)
  if (mail.status !== 'queued') throw new OperationError('illegal_transition')
  await stop(trx, id)
  return mail
}
