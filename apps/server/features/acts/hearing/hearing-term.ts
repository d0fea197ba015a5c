import { lastDayOfTerm } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { ActRecord } from '../act-tables.ts'

/**
 * The act that tells a party what was found out was served: the term for its answer counts from that day, if that gives it more time than the
 * sending did.
 * @param served the day of service; null while it is not known
 */
export const countAnswerFromService = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  { id, kind, answer_days }: Pick<ActRecord, 'id' | 'kind' | 'answer_days'>,
  served: string | null,
): Promise<void> => {
  if (kind !== 'hearing' || served === null) return
  const { hearing_days: usual } = (await capabilities.readParameters(trx)).terms
  const due_on = lastDayOfTerm(served, answer_days ?? usual, await readClosedDays(trx))
  await trx.updateTable('hearing').set({ due_on }).where('act_id', '=', id).where('due_on', '<', due_on).execute()
}
