import { confirmedMs } from '@dovolilnice/contract/users/confirm-identity'
import type { confirmIdentity } from '@dovolilnice/contract/users/confirm-identity'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Prepare, PreparedHandler } from '../../../platform/http/context.ts'
import { countSecondFactors } from '../read-user.ts'
import { lockProved, proveOwnPassword } from './own-password.ts'
import type { UserRecord } from '../user-queries.ts'

export const prepareConfirmation: Prepare<typeof confirmIdentity, UserRecord> = async ({ body }, context) => {
  const { totp, passkeys } = await countSecondFactors(context.database.kysely, context.user.id)
  if (totp || passkeys > 0) throw new OperationError('identity_unconfirmed')
  return proveOwnPassword(context, body.password, 'password')
}

export const handleConfirmIdentity: PreparedHandler<typeof confirmIdentity, UserRecord> = async (_, context, proved) => {
  await lockProved(context, proved, 'password')
  const { trx, sessionId, now, capabilities } = context
  if (sessionId === null) throw new OperationError('unauthenticated')
  await capabilities.confirmSession(trx, sessionId, now)
  return { confirmed_until: new Date(now.getTime() + confirmedMs) }
}
