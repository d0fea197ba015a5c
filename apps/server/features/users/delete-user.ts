import { OperationError } from '@dovolilnice/contract/errors'
import type { deleteUser } from '@dovolilnice/contract/users/delete-user'
import type { Handler } from '../../platform/http/context.ts'
import { findDeletionBlocks } from './deletion-blocks.ts'
import { lockUserFor } from './user-access.ts'
import { isLastRoot } from './user-queries.ts'

export const handleDeleteUser: Handler<typeof deleteUser> = async ({ params }, context) => {
  const user = await lockUserFor('delete', params.id, context)
  // Takes the lock that keeps two roots from deleting each other, before looking what stands in the way.
  await isLastRoot(context.trx, user)
  const blocks = await findDeletionBlocks(context.trx, context, user, context.actor.id)
  if (blocks.length > 0) throw new OperationError('in_use', { details: { blocks } })
  const label = await context.capabilities.anonymisePerson(context.trx, context, user, context.now)
  // Without the name: the trail must not keep what was just deleted.
  context.record({ subject: { type: 'user', id: user.id, label } })
}
