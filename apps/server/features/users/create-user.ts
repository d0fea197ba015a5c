import type { createUser } from '@dovolilnice/contract/users/create-user'
import { v7 } from 'uuid'
import type { Handler } from '../../platform/http/context.ts'
import { subjectOf, auditValues } from './user-queries.ts'
import { personColumns, refusingTakenEmail, requireMayGive, rightsAfter, sameRights } from './write-user.ts'
import type { Rights } from './write-user.ts'

const regular: Rights = { role: 'regular', granted: [], revoked: [] }

export const handleCreateUser: Handler<typeof createUser> = async ({ body }, context) => {
  const rights = rightsAfter(regular, body)
  if (!sameRights(regular, rights)) requireMayGive(context.user, regular, rights)
  const row = {
    id: v7(),
    email: body.email,
    ...personColumns(body),
    ...rights,
    user_type_code: body.user_type_code ?? null,
    title: body.title ?? '',
    authorisation: body.authorisation ?? '',
    created_at: context.now,
  }
  const user = await refusingTakenEmail(() => context.trx.insertInto('app_user').values(row).returningAll().executeTakeFirstOrThrow())
  await context.capabilities.sendPasswordLink(context.trx, context, user, 'invitation')
  context.record({ subject: subjectOf(user), after: auditValues(user) })
  return { id: user.id }
}
