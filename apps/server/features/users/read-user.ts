import { OperationError } from '@dovolilnice/contract/errors'
import type { readUser } from '@dovolilnice/contract/users/read-user'
import { allowedUserActions } from '@dovolilnice/contract/users/user-actions'
import type { Handler } from '../../platform/http/context.ts'
import { findDeletionBlocks } from './deletion-blocks.ts'
import { overridesOf, stateOf, storedStatus, subjectOf } from './user-queries.ts'

/** A person with everything an administrator's screen needs. */
export const handleReadUser: Handler<typeof readUser> = async ({ params }, context) => {
  const { trx, user: reader } = context
  const found = await trx
    .selectFrom('app_user')
    .selectAll()
    .select(storedStatus.as('status'))
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (found === undefined) throw new OperationError('not_found')
  const state = stateOf(found)
  context.record({ subject: subjectOf(found) })
  return {
    ...found,
    ...overridesOf(found),
    role: state.role,
    permissions: [...state.permissions],
    allowed_actions: reader === null ? [] : allowedUserActions(reader, state),
    deletion_blocks: state.deleted ? [] : await findDeletionBlocks(trx, context, found, reader?.id ?? null),
    history: await context.capabilities.readHistory(trx, found.id),
  }
}
