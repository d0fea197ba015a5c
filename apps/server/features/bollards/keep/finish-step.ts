import { announce, notify } from '../../../platform/database/notify.ts'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context, Recorded } from '../../../platform/http/context.ts'

/** Ends a step with a bollard, and answers its code. After the commit the bridge publishes the lists that differ, and open screens are told. */
export const finishStep = async (
  { trx, record }: Context,
  { code, name }: Pick<Row<'device'>, 'code' | 'name'>,
  what: Omit<Recorded, 'subject'>,
): Promise<{ code: string }> => {
  await notify(trx, 'whitelist')
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: code, label: name }, ...what })
  return { code }
}
