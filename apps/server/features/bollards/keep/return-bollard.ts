import type { returnBollard } from '@dovolilnice/contract/bollards/keep/return-bollard'
import type { Handler } from '../../../platform/http/context.ts'
import { findKept, requireFreeName } from './check-bollard.ts'
import { finishStep } from './finish-step.ts'
import { orderedCodes, placeBollard } from './place-bollard.ts'

/** It comes back as the last one; the account of its gate lives again at once. */
export const handleReturnBollard: Handler<typeof returnBollard> = async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx } = context
  const device = await findKept(trx, code, version, false)
  await requireFreeName(context, device.name, code)
  const last = (await orderedCodes(trx)).length + 1
  await trx
    .updateTable('device')
    .set({ active: true, out_of_use_since: null, last_open_version: null, version: version + 1 })
    .where('code', '=', code)
    .execute()
  await placeBollard(trx, code, last)
  return finishStep(context, device, { before: { active: false }, after: { active: true }, reason })
}
