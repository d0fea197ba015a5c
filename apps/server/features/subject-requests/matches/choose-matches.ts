import { OperationError } from '@dovolilnice/contract/errors'
import type { chooseSubjectMatches } from '@dovolilnice/contract/subject-requests/steps/choose-subject-matches'
import type { Handler } from '../../../platform/http/context.ts'
import { lockRequest, stepRequest } from '../record/request-record.ts'
import { findMatches } from './find-matches.ts'

/** Only records to which what is known of the person leads can be chosen: nobody collects another's data by an id. */
export const handleChooseSubjectMatches: Handler<typeof chooseSubjectMatches> = async ({ params, body }, context) => {
  const { trx, owners } = context
  const { request } = await lockRequest(context, params.id, body.version, { in: ['received', 'verified'] })
  const wanted = new Set(body.records.map(({ record_id: id }) => id))
  const chosen = (await findMatches(trx, owners, request)).found.filter(({ record_id: id }) => wanted.has(id))
  if (chosen.length !== wanted.size) throw new OperationError('not_found')
  await trx.deleteFrom('subject_request_match').where('request_id', '=', request.id).execute()
  if (chosen.length > 0)
    await trx
      .insertInto('subject_request_match')
      .values(chosen.map(({ table, record_id, label }) => ({ request_id: request.id, record_table: table, record_id, label })))
      .execute()
  return stepRequest(context, request, {}, { after: { chosen: chosen.length } })
}
