import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import type { Row, Trx } from '../database/tables.ts'
import type { Services } from '../http/context.ts'
import { cancelJobs, hastenJobs } from '../jobs/steer-jobs.ts'
import { requireUnrestricted } from '../privacy/restrictions.ts'
import { withFreshLink } from './fresh-link.ts'
import { sendMailJob } from './send-mail-job.ts'
import { holdsSecrets, lacksSecrets } from './without-secrets.ts'

type StoredMail = Row<'mail'>

const lockMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await trx.selectFrom('mail').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (mail === undefined) throw new OperationError('not_found')
  return mail
}

/** Whether its links are secrets for one recipient, kept or removed. */
export const isPersonal = ({ body_text: text, body_html: html }: Pick<StoredMail, 'body_text' | 'body_html'>): boolean =>
  [text, html].some((body) => holdsSecrets(body) || lacksSecrets(body))

/** The words of a copy: those of the mail, with a new link where the old one is another's or is not kept. @throws `mail_link` */
const wordsOfCopy = async (trx: Trx, services: Services, mail: StoredMail, recipient: string) => {
  const { body_text, body_html } = mail
  return isPersonal(mail) ? withFreshLink(trx, services, mail, recipient) : { body_text, body_html }
}

const queueCopy = async (trx: Trx, services: Services, mail: StoredMail, recipient: string): Promise<string> => {
  const { template, subject, subject_type, subject_id, attachments } = mail
  const id = v7()
  const words = await wordsOfCopy(trx, services, mail, recipient)
  const copy = { id, template, subject, subject_type, subject_id, recipient, ...words, copy_of: mail.id, created_at: services.clock.now() }
  await trx
    .insertInto('mail')
    .values({ ...copy, attachments: JSON.stringify(attachments) })
    .execute()
  await services.send(trx, sendMailJob, { mail_id: id })
  return id
}

const stop = async (trx: Trx, id: string): Promise<void> => {
  await trx.updateTable('mail').set({ status: 'stopped' }).where('id', '=', id).execute()
  await cancelJobs(trx, sendMailJob, { mail_id: id })
}

/**
 * Sends a mail once more: the same one while it has not gone, otherwise a copy. To another address a copy goes, and the mail itself is tried no more.
 * @returns the mail as it was, and the id of the one that goes
 * @throws OperationError `not_found`, `restricted`, or `mail_link` where a personal link may not go to this address
 */
export const sendMailAgain = async (trx: Trx, services: Services, id: string, recipient: string) => {
  const mail = await lockMail(trx, id)
  await requireUnrestricted(trx, { subject: mail.subject_id })
  const isDone = mail.status === 'sent'
  if (isDone || recipient !== mail.recipient || lacksSecrets(mail.body_text)) {
    const copy = await queueCopy(trx, services, mail, recipient)
    if (!isDone) await stop(trx, id)
    return { mail, id: copy }
  }
  await trx.updateTable('mail').set({ status: 'queued' }).where('id', '=', id).execute()
  if (!(await hastenJobs(trx, sendMailJob, { mail_id: id }))) await services.send(trx, sendMailJob, { mail_id: id })
  return { mail, id }
}

/** Tries a waiting mail no more. @throws OperationError `not_found`, `illegal_transition` where it does not wait */
export const stopMail = async (trx: Trx, id: string): Promise<StoredMail> => {
  const mail = await lockMail(trx, id)
  if (mail.status !== 'queued') throw new OperationError('illegal_transition')
  await stop(trx, id)
  return mail
}
