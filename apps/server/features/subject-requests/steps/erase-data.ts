import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { eraseSubjectData } from '@dovolilnice/contract/subject-requests/steps/erase-subject-data'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { recordsOfChosen } from '../matches/chosen-records.ts'
import { findStaying } from '../matches/staying.ts'
import { lockRequest, noteStep, stepRequest } from '../record/request-record.ts'
import type { StayingRecord } from '../subject-request-tables.ts'

const isRestricted = {
  sl: 'Obdelava zapisa je omejena (18. člen GDPR): hrani se, dokler se omejitev ne konča.',
  en: 'The processing of the record is restricted (GDPR, article 18): it is stored until the restriction ends.',
}

type Chosen = Row<'subject_request_match'>

/** Which of the chosen records stay, and why. */
const stayingOf = async (
  trx: Trx,
  { owners, now }: Pick<Context, 'owners' | 'now'>,
  chosen: readonly Chosen[],
): Promise<Map<string, StayingRecord>> => {
  const asked = chosen.map(({ record_table: table, record_id }) => ({ table, record_id }))
  const staying = await findStaying(trx, owners, asked, localDayOf(now))
  for (const { record_id: id } of await findRestrictions(
    trx,
    asked.map((one) => one.record_id),
  ))
    staying.set(id, { until: null, reason: isRestricted })
  return new Map(
    chosen.flatMap(({ record_id: id, record_table: table, label }) => {
      const why = staying.get(id)
      return why === undefined ? [] : [[id, { label, table, ...why }] as const]
    }),
  )
}

/** Erases what no law keeps and says of the rest why it stays. */
export const handleEraseSubjectData: Handler<typeof eraseSubjectData> = async ({ params, body }, context) => {
  const { trx, now, owners } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const staying = await stayingOf(trx, context, chosen)
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
