import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Db } from '../../platform/database/tables.ts'
import { withoutSecrets } from '../../platform/mail/without-secrets.ts'

const readPerson = (db: Db, id: string) =>
  db
    .selectFrom('app_user')
    .select([
      'id',
      'email',
      'email_verified_at',
      'name',
      'type',
      'role',
      'phone',
      'street',
      'post_code',
      'city',
      'tax_number',
      'user_type_code',
    ])
    .select(['locale', 'last_seen', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const readSessions = (db: Db, id: string) =>
  db.selectFrom('session').select(['address', 'user_agent', 'created_at', 'last_seen_at', 'expires_at']).where('user_id', '=', id).execute()

/** Without the columns that are the product's own: link secrets and idempotency keys. */
const readApplications = async (db: Db, id: string) => {
  const rows = await db.selectFrom('application').selectAll().where('user_id', '=', id).orderBy('created_at').execute()
  return rows.map(({ access_token_hash: _secret, idempotency_key: _key, decided_by: _clerk, ...application }) => application)
}

const readDocuments = (db: Db, ids: readonly string[], userId: string) =>
  db
    .selectFrom('document')
    .select([
      'id',
      'type',
      'application_id',
      'permit_id',
      'file_name',
      'media_type',
      'byte_size',
      'sha256',
      'expires_on',
      'created_at',
      'deleted_at',
    ])
    .where((is) =>
      is.or([is('user_id', '=', userId), ...(ids.length > 0 ? [is('application_id', 'in', ids), is('permit_id', 'in', ids)] : [])]),
    )
    .execute()

const readPermits = async (db: Db, id: string) => {
  const permits = await db.selectFrom('permit').selectAll().where('user_id', '=', id).orderBy('created_at').execute()
  const ids = permits.map((permit) => permit.id)
  const credentials = ids.length === 0 ? [] : await db.selectFrom('permit_credential').selectAll().where('permit_id', 'in', ids).execute()
  return permits.map(({ issued_by: _clerk, link_secret: _secret, ...permit }) => ({
    ...permit,
    credentials: credentials.filter((credential) => credential.permit_id === permit.id),
  }))
}

const readPassages = (db: Db, permitIds: readonly string[]) =>
  permitIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('access_log')
        .select(['at', 'device_code', 'event_name', 'credential_kind', 'credential', 'reason', 'permit_number', 'plate', 'phone'])
        .where('permit_id', 'in', [...permitIds])
        .orderBy('at')
        .execute()

/** Whoever holds a session must not come by a link that sets the password: links are told without their secrets. */
const readMails = async (db: Db, email: string) => {
  const mails = await db
    .selectFrom('mail')
    .select(['template', 'subject', 'body_text', 'status', 'created_at', 'sent_at'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return mails.map((mail) => ({ ...mail, body_text: withoutSecrets(mail.body_text) }))
}

/**
 * What the person did, and what was done to and seen of them. Of what they did to others, in the office, only that they did it: the values are
 * the others' data.
 */
const readEvents = async (db: Db, user: { id: string }, subjectIds: readonly string[]) => {
  const own = [user.id, ...subjectIds]
  const events = await db
    .selectFrom('event')
    .select(['at', 'action', 'kind', 'subject_id', 'subject_label', 'before', 'after', 'reason'])
    .where((is) => is.or([is('actor_id', '=', user.id), is('subject_id', 'in', own)]))
    .orderBy('at')
    .execute()
  return events.map(({ at, action, kind, subject_id: subject, ...details }) =>
    subject !== null && own.includes(subject) ? { at, action, kind, ...details } : { at, action, kind },
  )
}

/** Everything that is held about a person, from every room, as one object. Files themselves are downloaded on their own. */
export const collectPersonalData = async (db: Db, user: Pick<SessionUser, 'id' | 'email'>, now: Date) => {
  const applications = await readApplications(db, user.id)
  const permits = await readPermits(db, user.id)
  const ids = [...applications, ...permits].map((row) => row.id)
  return {
    exported_at: now,
    person: await readPerson(db, user.id),
    sessions: await readSessions(db, user.id),
    applications,
    documents: await readDocuments(db, ids, user.id),
    permits,
    passages: await readPassages(
      db,
      permits.map((permit) => permit.id),
    ),
    mails: await readMails(db, user.email),
    events: await readEvents(db, user, ids),
  }
}
