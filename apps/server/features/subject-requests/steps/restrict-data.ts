import { OperationError } from '@dovolilnice/contract/errors'
import type { readRestriction } from '@dovolilnice/contract/subject-requests/read-restriction'
import type { liftSubjectRestriction } from '@dovolilnice/contract/subject-requests/steps/lift-subject-restriction'
import type { restrictSubjectData } from '@dovolilnice/contract/subject-requests/steps/restrict-subject-data'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { findRestrictions, liftRestrictions, restrict } from '../../../platform/privacy/restrictions.ts'
import { recordsOfChosen } from '../matches/chosen-records.ts'
import { lockRequest, noteStep, stepRequest } from '../record/request-record.ts'

export const handleRestrictSubjectData: Handler<typeof restrictSubjectData> = async ({ params, body }, context) => {
  const { trx, now, owners } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const by = { request_id: request.id, request_number: request.number, since: now }
  await restrict(trx, await recordsOfChosen(trx, owners, chosen), by)
  await noteStep(context, request.id, { kind: 'restricted', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note, after: { chosen: chosen.length } })
}

/** Terms are counted from the services of acts that were recorded meanwhile. @param records that are free again, of any table */
const countHeldServices = async (context: Context, records: readonly string[]): Promise<void> => {
  const acts = await context.trx
    .selectFrom('act')
    .innerJoin('act_standing', 'act_standing.act_id', 'act.id')
    .select(['act.kind', 'act.application_id', 'act.answer_days', 'act_standing.served_on'])
    .where('act.application_id', 'in', records)
    .where('act_standing.served_on', 'is not', null)
    .orderBy('act.issued_at')
    .execute()
  for (const act of acts) await context.capabilities.countFromService(context, act, act.served_on)
}

export const handleLiftSubjectRestriction: Handler<typeof liftSubjectRestriction> = async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified', 'closed'] })
  const lifted = await liftRestrictions(context.trx, request.id)
  if (lifted.length === 0) throw new OperationError('illegal_transition')
  await countHeldServices(context, lifted)
  await noteStep(context, request.id, { kind: 'lifted', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
}

export const handleReadRestriction: Handler<typeof readRestriction> = async ({ params }, { trx }) => {
  const [found] = await findRestrictions(trx, [params.id])
  return { restriction: found === undefined ? null : { request_number: found.request_number, since: found.since } }
}
