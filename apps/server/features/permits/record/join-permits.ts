import { type Trx, sql } from '../../../platform/database/db.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'

/**
 * Gives an account the permits without one that came from its address: those that a clerk issued without an application, and those whose
 * application has a confirmed address, because a stranger may have typed it. Answers those that it got.
 */
export const joinPermits = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('permit')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .where(isUnrestricted('permit.id'))
    .where(isUnrestricted('permit.application_id'))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('application_id', 'is', null),
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.id', '=', 'permit.application_id')
            .where('application.email_confirmed_at', 'is not', null),
        ),
      ]),
    )
    .returning(['id', 'number'])
    .execute()

/** An account's permits with the address that it had get its new one: there its holder is told of their end. Resolves with them. */
export const movePermits = (trx: Trx, account: { id: string; email: string }, from: string): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('permit')
    .set((is) => ({ email: account.email, version: is('version', '+', 1) }))
    .where('user_id', '=', account.id)
    .where('email', '=', from)
    .where(isUnrestricted('permit.id'))
    .where(isUnrestricted('permit.application_id'))
    .returning(['id', 'number'])
    .execute()

/**
 * The open permit that follows one: issued upon an application that renewed it, or in the place of such a one. What was revoked or has
 * expired follows nothing: the holder may ask anew.
 */
export const findFollowing = async (trx: Trx, permitId: string, now: Date): Promise<{ id: string; number: string } | undefined> => {
  const { rows } = await sql<{ id: string; number: string }>`
    with recursive following as (
      select p.id, 0 as step from application a join permit p on p.application_id = a.id where a.renews_permit_id = ${permitId}
      union
      select p.id, f.step + 1 from permit p join following f on p.replaces_permit_id = f.id where f.step < 100
    )
    select p.id, p.number from following join permit p using (id)
    where p.status in ('issued', 'suspended') and p.valid_until > ${localDayOf(now)}::date
    order by p.created_at desc limit 1`.execute(trx)
  return rows[0]
}
