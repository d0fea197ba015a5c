import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { readConsignments } from '@dovolilnice/contract/acts/print/read-consignments'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Readable } from 'node:stream'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import type { ActRecord } from '../act-tables.ts'
import { auditChosen, findChosenActs } from '../record/chosen-acts.ts'

/** The numbers that the post has given already, by act. */
const consignmentsOf = async (trx: Trx, acts: readonly ActRecord[]): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom('act_service')
    .select(['act_id', 'consignment'])
    .where(
      'act_id',
      'in',
      acts.map(({ id }) => id),
    )
    .where('failed_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Map(rows.map(({ act_id: id, consignment }) => [id, consignment]))
}

const head = ['Zap. št.', 'Naslovnik', 'Ulica', 'Poštna številka', 'Kraj', 'Številka akta', 'Akt', 'Številka pošiljke']

/** The list of consignments for the post, in the order of the choice. It is Slovenian, as the post is. */
export const handleReadConsignments: Handler<typeof readConsignments> = async ({ body }, { trx, now, record }) => {
  const acts = await findChosenActs(trx, body.ids)
  const consignments = await consignmentsOf(trx, acts)
  const lines = acts.map(({ id, kind, number, party: { name, street, post_code, city } }, index) => [
    ...[String(index + 1), name, street, post_code, city, number],
    ...[actKindLabels[kind].sl, consignments.get(id) ?? ''],
  ])
  record({ after: auditChosen(acts) })
  return {
    stream: Readable.from(csvBlocks([head, ...lines])),
    media_type: 'text/csv; charset=utf-8',
    file_name: `seznam-posiljk-${localDayOf(now)}.csv`,
  }
}
