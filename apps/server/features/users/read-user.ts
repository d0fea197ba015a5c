import { readUser } from '@dovolilnice/contract/users/operations'
import { allowedUserActions } from '@dovolilnice/contract/users/user-actions'
import { type Db, notFound } from '../../platform/database/db.ts'
import { findDeletionBlocks } from './erase-user.ts'
import { overridesOf, stateOf, storedStatus, subjectOf } from './user-queries.ts'
import { implement } from '../../platform/http/context.ts'

export const countSecondFactors = async (db: Db, userId: string): Promise<{ totp: boolean; passkeys: number }> => {
  const totp = await db
    .selectFrom('totp_key')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()
  const passkeys = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).execute()
  return { totp: totp.length > 0, passkeys: passkeys.length }
}

/** A person with everything an administrator's screen needs. */
export const handleReadUser = implement(readUser, async ({ params }, context) => {
  const { trx, user: reader } = context
  const found = await trx
    .selectFrom('app_user')
    .selectAll()
    .select(storedStatus.as('status'))
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  const state = stateOf(found)
  context.record({ subject: subjectOf(found) })
  return {
    ...found,
    ...overridesOf(found),
    role: state.role,
    permissions: [...state.permissions],
    second_factors: await countSecondFactors(trx, found.id),
    allowed_actions: reader === null ? [] : allowedUserActions(reader, state),
    deletion_blocks: state.deleted ? [] : await findDeletionBlocks(trx, context, found, reader?.id ?? null),
    history: await context.capabilities.readHistory(trx, found.id),
  }
})
