import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import type { readAppeal } from '@dovolilnice/contract/appeals/read-appeal'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { Capabilities, ReadHandler } from '../../../platform/http/context.ts'
import { subjectOf } from '../appeal-record.ts'
import { appealRows, linked, presentAppeal } from '../list/appeal-rows.ts'
import { readAppealTerm } from '../list/appeal-terms.ts'
import { papersOf } from './papers.ts'

const closingAct = async (db: Db, { closing_act_id: id }: Pick<Row<'appeal'>, 'closing_act_id'>) =>
  id === null ? undefined : db.selectFrom('act').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow()

const isTaken = ({ permit_status: status }: { permit_status: string | null }): boolean => status === 'revoked' || status === 'suspended'

/** Who decides on appeals, with the address that a letter needs: the one that is set, otherwise the seat of the town. */
const bodyOfAppeal = async (db: Db, capabilities: Pick<Capabilities, 'readActSettings' | 'readParameters'>): Promise<string> => {
  const { appeal_body: body, appeal_body_address: address } = await capabilities.readActSettings(db)
  const { municipality: town } = await capabilities.readParameters(db)
  const seat = [town.name, town.street, `${town.post_code} ${town.city}`.trim()].filter(Boolean).join('\n')
  return [body, address || seat].join('\n')
}

export const handleReadAppeal: ReadHandler<typeof readAppeal> = async ({ params }, { db, user, capabilities, record }) => {
  const row = await appealRows(db)
    .select(['act.party', 'permit.status as permit_status'])
    .where('appeal.id', '=', params.id)
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  record({ subject: subjectOf(row) })
  const term = await readAppealTerm(db, row.act_id)
  const closing = await closingAct(db, row)
  const body = await bodyOfAppeal(db, capabilities)
  return {
    ...presentAppeal(row, term.last_day, user.permissions),
    ...term,
    party_name: row.party.name,
    closing_act: linked(closing?.id ?? null, closing?.number ?? null),
    permit_stays: row.outcome !== null && undoingOutcomes.includes(row.outcome) && isTaken(row),
    has_letter: row.letter_key !== null,
    proposed: { sent_to: body, papers: await papersOf(db, capabilities, row) },
    history: await capabilities.readHistory(db, row.id),
  }
}
