import type { createBollard } from '@dovolilnice/contract/bollards/keep/create-bollard'
import { announce, notify } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { lockKeeping, requireFreeCode, requireFreeName, requireSensiblePlace, subjectOf } from './check-bollard.ts'
import { placeBollard } from './place-bollard.ts'

/** After the commit the bridge publishes its list, and the embedded broker knows its account. */
export const handleCreateBollard: Handler<typeof createBollard> = async ({ body }, context) => {
  const { trx, record } = context
  await lockKeeping(trx)
  await requireFreeCode(context, body.code)
  await requireFreeName(context, body.name, body.code)
  await requireSensiblePlace(context, body)
  const { place, ...columns } = body
  await trx.insertInto('device').values(columns).execute()
  await placeBollard(trx, body.code, place)
  await notify(trx, 'whitelist')
  await announce(trx, 'bollards')
  record({ subject: subjectOf(body), after: body })
  return { code: body.code }
}
