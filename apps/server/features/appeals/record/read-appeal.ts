import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import type { readAppeal } from '@dovolilnice/contract/appeals/read-appeal'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { subjectOf } from '../appeal-record.ts'
import { appealRows, linked, presentAppeal } from '../list/appeal-rows.ts'
import { readAppealTerm } from '../list/appeal-terms.ts'
import { papersOf } from './papers.ts'

const closingAct = async (db: Db, { closing_act_id: id }: Pick<Row<'appeal'>, 'closing_act_id'>) =>
  id === null ? undefined : db.selectFrom('act').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow()

const isTaken = ({ permit_status: status }: { permit_status: string | null }): boolean => status === 'revoked' || status === 'suspended'

export const handleReadAppeal: ReadHandler<typeof readAppeal> = async ({ params }, { db, user, capabilities, record }) => {
  const row = await appealRows(db)
    .select(['act.party', 'permit.status as permit_status'])
    .where('appeal.id', '=', params.id)
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  record({ subject: subjectOf(row) })
  const term = await readAppealTerm(db, row.act_id)
  const closing = await closingAct(db, row)
  const { appeal_body } = await capabilities.readActSettings(db)
  return {
    ...presentAppeal(row, term.last_day, user.permissions),
    ...term,
    party_name: row.party.name,
    closing_act: linked(closing?.id ?? null, closing?.number ?? null),
    permit_stays: row.outcome !== null && undoingOutcomes.includes(row.outcome) && isTaken(row),
    has_letter: row.letter_key !== null,
    proposed: { sent_to: appeal_body, papers: await papersOf(db, capabilities, row) },
    history: await capabilities.readHistory(db, row.id),
  }
}
