import type { Db, Row } from '../database/tables.ts'
import { holdsSecrets, lacksSecrets } from './without-secrets.ts'

type Bodies = Pick<Row<'mail'>, 'body_text' | 'body_html'>
type Resent = Bodies & Pick<Row<'mail'>, 'template' | 'recipient' | 'subject_type' | 'subject_id' | 'attachments'>

/** Whether its links are secrets for one recipient, kept or removed. */
export const isPersonal = ({ body_text: text, body_html: html }: Bodies): boolean =>
  [text, html].some((body) => holdsSecrets(body) || lacksSecrets(body))

/** Whether its link leads to an application: then it is made anew whenever the mail goes again. */
export const linksApplication = (mail: Bodies & Pick<Resent, 'template' | 'subject_type'>): boolean =>
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
