import type { checkPlate } from '@dovolilnice/contract/access/check-plate'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Handler } from '../../platform/http/context.ts'
import { explainAccess } from './explain-access.ts'

/** Asks the gates' own rule for each gate in use. Answers no holder. */
export const handleCheckPlate: Handler<typeof checkPlate> = async ({ body: { plate } }, { trx, now, record }) => {
  const devices = await trx
    .selectFrom('device')
    .select(['code', 'name'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const items = []
  for (const { code, name } of devices) {
    const question = { device_code: code, kind: 'plate', value: plate, normalised: normalisePlate(plate) } as const
    const { allowed, reason, details } = await explainAccess(trx, question, now)
    items.push({ device_code: code, device_name: name, allowed, reason, reason_details: details })
  }
  record({ after: { plate } })
  return { items }
}
