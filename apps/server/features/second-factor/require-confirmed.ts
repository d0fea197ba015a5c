import { OperationError } from '@dovolilnice/contract/errors'
import { confirmedMs } from '@dovolilnice/contract/users/confirm-identity'
import type { SignedInContext } from '../../platform/http/context.ts'
import { countFactors } from './own-factors.ts'

/**
 * Until when factors may be changed in this session; null when the person must first prove again who they are. The sign-in itself counts only
 * while there is no factor: a cookie that was just stolen is as young as its session.
 */
export const confirmedUntil = async ({ trx, user, sessionId, now }: SignedInContext): Promise<Date | null> => {
  const session = await trx.selectFrom('session').select(['created_at', 'confirmed_at']).where('id', '=', sessionId).executeTakeFirst()
  if (session === undefined) return null
  const since = session.confirmed_at ?? ((await countFactors(trx, user.id)) === 0 ? session.created_at : null)
  const until = since && new Date(since.getTime() + confirmedMs)
  return until !== null && until > now ? until : null
}

/** A session left open at a desk is not enough to change factors. @throws OperationError `identity_unconfirmed` */
export const requireConfirmed = async (context: SignedInContext): Promise<void> => {
  if ((await confirmedUntil(context)) === null) throw new OperationError('identity_unconfirmed')
}
