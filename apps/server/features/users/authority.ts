import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Authority, lackingAuthority } from '@dovolilnice/contract/users/authority'
import type { UserFields } from '@dovolilnice/contract/users/user'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Actor } from '../../platform/audit/record-event.ts'
import type { WorkContext } from '../../platform/http/context.ts'

export const noAuthority: Authority = { title: '', authorisation: '', authorised_on: null, authorised_for: '', authorised_until: null }

/**
 * Holds that the person who decides has a title and an authorisation that holds today.
 * @throws OperationError `not_authorised` with what their account lacks
 */
export const requireAuthority = async (
  { trx, clock, actor }: Pick<WorkContext, 'trx' | 'clock' | 'actor'>,
  decider: Actor = actor,
): Promise<void> => {
  const person = await trx
    .selectFrom('app_user')
    .select(['title', 'authorisation', 'authorised_on', 'authorised_for', 'authorised_until'])
    .where('id', '=', decider.id)
    .executeTakeFirst()
  const missing = lackingAuthority(person ?? noAuthority, localDayOf(clock.now()))
  if (missing.length > 0) throw new OperationError('not_authorised', { details: { missing } })
}

/**
 * Title and authorisation as the form leaves them; an absent field stays as it was. Nobody authorises themselves but who gives roles.
 * @throws OperationError `forbidden`
 */
export const authorityAfter = (actor: SessionUser, before: Authority, fields: UserFields): Authority => {
  const { title, authorisation, authorised_on, authorised_for, authorised_until } = fields
  const after = {
    title: title ?? before.title,
    authorisation: authorisation ?? before.authorisation,
    authorised_on: authorised_on === undefined ? before.authorised_on : authorised_on,
    authorised_for: authorised_for ?? before.authorised_for,
    authorised_until: authorised_until === undefined ? before.authorised_until : authorised_until,
  }
  const isSame = Object.entries(after).every(([key, value]) => Object.entries(before).some(([was, old]) => was === key && old === value))
  if (!isSame && !actor.permissions.includes('users:roles')) throw new OperationError('forbidden')
  return after
}

/** What acts and the audit trail know of an official. */
export const authorityOf = ({ title, authorisation, authorised_on, authorised_for, authorised_until }: Authority): Authority => ({
  ...{ title, authorisation, authorised_on, authorised_for, authorised_until },
})
