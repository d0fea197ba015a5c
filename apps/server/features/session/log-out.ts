import type { logOut } from '@dovolilnice/contract/session/log-out'
import type { Handler } from '../../platform/http/context.ts'

export const handleLogOut: Handler<typeof logOut> = async (_, context) => {
  await context.trx.deleteFrom('session').where('id', '=', context.sessionId).execute()
  context.clearSession()
  context.record({ subject: { type: 'user', id: context.user.id, label: context.user.name } })
}
