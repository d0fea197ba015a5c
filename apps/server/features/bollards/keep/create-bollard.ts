import type { createBollard } from '@dovolilnice/contract/bollards/keep/create-bollard'
import type { Handler } from '../../../platform/http/context.ts'
import { lockKeeping, requireFreeCode, requireFreeName, requireSensiblePlace } from './check-bollard.ts'
import { finishStep } from './finish-step.ts'
import { placeBollard } from './place-bollard.ts'

/** After the commit the embedded broker knows its account. */
export const handleCreateBollard: Handler<typeof createBollard> = async ({ body }, context) => {
  const { trx } = context
  await lockKeeping(trx)
  await requireFreeCode(context, body.code)
  await requireFreeName(context, body.name, body.code)
  await requireSensiblePlace(context, body)
  const { place, ...columns } = body
  await trx.insertInto('device').values(columns).execute()
  await placeBollard(trx, body.code, place)
  return finishStep(context, body, { after: body })
}
