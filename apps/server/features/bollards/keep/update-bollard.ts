import type { updateBollard } from '@dovolilnice/contract/bollards/keep/update-bollard'
import type { Handler } from '../../../platform/http/context.ts'
import { findKept, requireFreeName, requireSensiblePlace } from './check-bollard.ts'
import { finishStep } from './finish-step.ts'
import { orderedCodes, placeBollard } from './place-bollard.ts'

/** Its zone and its fail mode are part of its list, so a change of either publishes another one. */
export const handleUpdateBollard: Handler<typeof updateBollard> = async ({ params: { code }, body: { version, ...form } }, context) => {
  const { trx } = context
  const device = await findKept(trx, code, version, true)
  await requireFreeName(context, form.name, code)
  await requireSensiblePlace(context, form, device)
  const { name, parking_lot_id, latitude, longitude, fail_mode } = device
  const before = { name, parking_lot_id, latitude, longitude, fail_mode, place: (await orderedCodes(trx)).indexOf(code) + 1 }
  const { place, ...columns } = form
  await trx
    .updateTable('device')
    .set({ ...columns, version: version + 1 })
    .where('code', '=', code)
    .execute()
  await placeBollard(trx, code, place)
  return finishStep(context, { code, name: form.name }, { before, after: form })
}
