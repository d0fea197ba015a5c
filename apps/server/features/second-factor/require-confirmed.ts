import { OperationError } from '@dovolilnice/contract/errors'
import { confirmedMs } from '@dovolilnice/contract/users/confirm-identity'
import type { SignedInContext } from '../../platform/http/context.ts'

/** Until when factors may be changed in this session; null when the person must first prove again who they are. */
export const confirmedUntil = async ({ trx, sessionId, now }: SignedInContext): Promise<Date | null> => {
  const session = await trx.selectFrom('session').select(['created_at', 'confirmed_at']).where('id', '=', sessionId).executeTakeFirst()
  if (session === undefined) return null
  const until = new Date((session.confirmed_at ?? session.created_at).getTime() + confirmedMs)
  return until > now ? until : null
}

/** A session left open at a desk is not enough to change factors. @throws OperationError `identity_unconfirmed` */
export const requireConfirmed = async (context: SignedInContext): Promise<void> => {
  if ((await confirmedUntil(context)) === null) throw new OperationError('identity_unconfirmed')
}
