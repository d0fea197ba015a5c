import { OperationError } from '@dovolilnice/contract/errors'
import { sql } from 'kysely'
import type { SignedInContext } from '../../platform/http/context.ts'

const lately = 30 * 86_400_000

/** Changes of an account by somebody else that lead into it, as the trail calls them; of `user:update` only those of these fields. */
const leadIn = ['user:create', 'user:reset_password', 'user:remove_factors']
const leadInFields = ['email', 'role', 'granted', 'revoked']

/**
 * Holds that who decides now and who proposed before are two people. They are not, as far as anybody can tell, while one of them has lately
 * opened the other's account or changed what leads into it: then either may have signed in as the other. The trail knows, and nobody changes it.
 * Of somebody who did both nothing is said: whether one person may is the step's own rule.
 * @throws OperationError `second_person`
 */
export const requireTwoPeople = async ({ trx, user, now }: SignedInContext, other: string): Promise<void> => {
  if (user.id === other) return
  const pair = (actor: string, subject: string) => ({ actor_id: actor, subject_id: subject })
  const change = await trx
    .selectFrom('event')
    .select('id')
    .where(({ or, and }) => or([and(pair(user.id, other)), and(pair(other, user.id))]))
    .where('subject_type', '=', 'user')
    .where('at', '>', new Date(now.getTime() - lately))
    .where(({ eb, or, and }) =>
      or([
        eb('action', 'in', leadIn),
        and([eb('action', '=', 'user:update'), sql<boolean>`jsonb_exists_any(event.after, ${leadInFields}::text[])`]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (change !== undefined) throw new OperationError('second_person')
}
