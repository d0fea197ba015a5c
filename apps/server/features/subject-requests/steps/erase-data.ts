import type { eraseSubjectData } from '@dovolilnice/contract/subject-requests/steps/erase-subject-data'
import type { Row } from '../../../platform/database/tables.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { recordsOfChosen } from '../matches/chosen-records.ts'
import { findStaying, isRestricted } from '../matches/staying.ts'
import { lockRequest, noteStep, stepRequest } from '../record/request-record.ts'
import type { StayingRecord } from '../subject-request-tables.ts'

type Chosen = Row<'subject_request_match'>

/** Which of the chosen records stay, and why. */
const stayingOf = async (context: Context, chosen: readonly Chosen[]): Promise<Map<string, StayingRecord>> => {
  const asked = chosen.map(({ record_table: table, record_id }) => ({ table, record_id }))
  const staying = await findStaying(context, asked)
  const ids = asked.map(({ record_id: id }) => id)
  for (const { record_id: id } of await findRestrictions(context.trx, ids)) staying.set(id, { until: null, reason: isRestricted })
  return new Map(
    chosen.flatMap(({ record_id: id, record_table: table, label }) => {
      const why = staying.get(id)
      return why === undefined ? [] : [[id, { label, table, ...why }] as const]
    }),
  )
}

/** Erases what no law keeps and says of the rest why it stays. */
export const handleEraseSubjectData: Handler<typeof eraseSubjectData> = async ({ params, body }, context) => {
  const { trx, now, owners, capabilities } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const accounts = chosen.filter(({ record_table: table }) => table === 'app_user').map(({ record_id: id }) => id)
  await capabilities.lockAccounts(trx, accounts)
  const staying = await stayingOf(context, chosen)
  const gone = chosen.filter(({ record_id: id }) => !staying.has(id))
  const ids = gone.length === 0 ? [] : (await recordsOfChosen(trx, owners, gone)).filter((id) => !staying.has(id))
  if (ids.length > 0) for (const { privacy } of owners) await privacy?.forget?.(trx, ids, now)
  const goneIds = gone.map(({ record_id: id }) => id)
  if (goneIds.length > 0)
    await trx.deleteFrom('subject_request_match').where('request_id', '=', request.id).where('record_id', 'in', goneIds).execute()
  const details = { erased: gone.map(({ label }) => label), stays: [...staying.values()] }
  await noteStep(context, request.id, { kind: 'erased', details })
  return stepRequest(context, request, {}, { after: { erased: gone.length, stays: staying.size } })
}
