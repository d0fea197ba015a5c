import { isPermission, permissionsOf, roleOf, staffRoleOf } from '@dovolilnice/contract/permissions'
import type { FactorRule } from '@dovolilnice/contract/second-factor/second-factor'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import { v7 } from 'uuid'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { FoundSession } from '../../../platform/http/caller/cookies.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { hourMs } from '../../../platform/clock/clock.ts'

type Rights = Pick<Row<'app_user'>, 'role' | 'granted' | 'revoked'>

/** Staff see everybody's data, often at a counter: a session lasts a working day, and ends when nobody touched it for two hours. */
const ofStaff = { longestMs: 12 * hourMs, idleMs: 2 * hourMs }
const ofRegular = { longestMs: 30 * 24 * hourMs, idleMs: 12 * hourMs }

/** How long, in ms, the session of a person lasts at most, and for how long it may be unused. */
const sessionLengthOf = (person: Rights): { longestMs: number; idleMs: number } => (staffRoleOf(person) === 'regular' ? ofRegular : ofStaff)

/** How stale `last_seen` may be: not every call writes. */
const seenEveryMs = 60_000

type Person = Row<'app_user'>
type Needed = Pick<Services, 'capabilities'>

/** What decides whether a second factor is still due. */
interface SignIn {
  signed_in_by: SignedInBy
  /** What the town asks of the person; null: nothing. */
  rule: FactorRule | null
}

/** A password alone is all that a second factor can be missing beside: the identity provider asks for its own. */
const factorDue = ({ signed_in_by: by, rule }: SignIn): SessionUser['second_factor_due'] =>
  by !== 'password' || rule === null || rule === 'none' ? 'no' : rule

/** What the town asks of the person's sign-in; null: nothing. */
const findRule = async (db: Db, person: Person): Promise<FactorRule | null> => {
  const role = staffRoleOf(person)
  if (role === 'regular') return null
  const policy = await db.selectFrom('sign_in_policy').select('rule').where('role', '=', role).executeTakeFirst()
  return policy?.rule ?? null
}

/** The signed-in person as the pages know them. */
const sessionUserOf = (person: Person, accessToken: string, signIn: SignIn): SessionUser => {
  const role = roleOf(person.role)
  const due = factorDue(signIn)
  // The provider has vouched for the person; a password that must be changed was not used.
  const reset = person.must_reset && signIn.signed_in_by !== 'identity_provider'
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    type: person.type,
    role,
    // Until the password is changed, or the second factor added, one may do nothing but that.
    permissions:
      reset || due === 'required'
        ? []
        : permissionsOf(role, { granted: person.granted.filter(isPermission), revoked: person.revoked.filter(isPermission) }),
    reset,
    second_factor_due: due,
    signed_in_by: signIn.signed_in_by,
    last_seen: person.last_seen?.toISOString() ?? null,
    access_token: accessToken,
    locale: person.locale,
  }
}

/** Opens a session; the secret goes into the cookie, for as many seconds, and is stored only as a hash. */
export const openSession = async (
  db: Db,
  { capabilities }: Needed,
  person: Person,
  from: { address: string; userAgent: string },
  now: Date,
  by: SignedInBy = 'password',
) => {
  const secret = newSecret()
  const accessToken = newSecret()
  const { longestMs } = sessionLengthOf(person)
  await db
    .insertInto('session')
    .values({
      id: v7(),
      token_hash: hashSecret(secret),
      user_id: person.id,
      access_token: accessToken,
      address: from.address,
      user_agent: from.userAgent,
      signed_in_by: by,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
    })
    .execute()
  await capabilities.noteSeen(db, person.id, now)
  const user = sessionUserOf(person, accessToken, { signed_in_by: by, rule: await findRule(db, person) })
  return { secret, seconds: longestMs / 1000, user }
}

/** An open session, and until when it needs not be read again. */
export interface HeldSession extends FoundSession {
  /** For a call that counts as use: a minute after the last that was noted. */
  untilUsed: Date
  /** For one that does not. */
  until: Date
}

/**
 * The session behind a cookie's secret, when it is neither over nor idle and its person is active.
 * @param isUse false: the look does not count as use, so that an open page alone keeps no session alive
 */
export const findSession = async (
  db: Db,
  { capabilities }: Needed,
  secret: string,
  now: Date,
  isUse: boolean,
): Promise<HeldSession | null> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .selectAll('app_user')
    .select(['session.id as session_id', 'session.access_token', 'session.last_seen_at', 'session.expires_at'])
    .select('session.signed_in_by')
    .where('session.token_hash', '=', hashSecret(secret))
    .where('session.expires_at', '>', now)
    .where('app_user.active', '=', true)
    .executeTakeFirst()
  if (row === undefined) return null
  const { idleMs } = sessionLengthOf(row)
  const unusedMs = now.getTime() - row.last_seen_at.getTime()
  if (unusedMs >= idleMs) return null
  const isNoted = isUse && unusedMs > seenEveryMs
  if (isNoted) {
    await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', row.session_id).execute()
    await capabilities.noteSeen(db, row.id, now)
  }
  const seenMs = (isNoted ? now : row.last_seen_at).getTime()
  const endMs = Math.min(row.expires_at.getTime(), seenMs + idleMs)
  return {
    id: row.session_id,
    user: sessionUserOf(row, row.access_token, { signed_in_by: row.signed_in_by, rule: await findRule(db, row) }),
    untilUsed: new Date(Math.min(seenMs + seenEveryMs, endMs)),
    until: new Date(Math.min(now.getTime() + seenEveryMs, endMs)),
  }
}

/**
 * Signs a person out everywhere, or where `which` says.
 * @returns how many sessions ended
 */
export const endSessions = async (trx: Trx, userId: string, which: { only?: string; except?: string } = {}): Promise<number> => {
  const { only, except } = which
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
