import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Row, notFound, readRow } from '../../../platform/database/db.ts'
import { type Capabilities, implement } from '../../../platform/http/context.ts'
import { undoingOutcomes } from '@dovolilnice/contract/appeals/appeal-codes'
import { readAppeal } from '@dovolilnice/contract/appeals/operations'
import { subjectOf } from '../appeal-record.ts'
import { appealRows, linked, presentAppeal, readAppealTerm } from '../list/list-appeals.ts'

interface Matter extends Pick<Row<'appeal'>, 'number' | 'lodged_on'> {
  application_id: string | null
  permit_id: string | null
}

const day = (local: string): string => dayInWords(local, 'sl')

const actsOf = async (db: Db, { application_id, permit_id }: Matter): Promise<string[]> => {
  const acts = await db
    .selectFrom('act')
    .select(['kind', 'number', 'issued_on'])
    .where((is) => is.or([is('application_id', '=', application_id), is('permit_id', '=', permit_id)]))
    .orderBy('issued_at')
    .execute()
  return acts.map(({ kind, number, issued_on: on }) => `${actKindLabels[kind].sl} št. ${number} z dne ${day(on)}, z dokazilom o vročitvi`)
}

const ofApplication = async (
  db: Db,
  { readApplicationDocuments }: Pick<Capabilities, 'readApplicationDocuments'>,
  id: string,
): Promise<string[]> => {
  const { number, received_on, created_at } = await readRow(db, 'application', id, ['number', 'received_on', 'created_at'])
  const documents = await readApplicationDocuments(db, id)
  return [
    `Vloga št. ${number} z dne ${day(received_on ?? localDayOf(created_at))}`,
    ...documents
      .filter(({ deleted_at: gone }) => gone === null)
      .map(({ type_name, file_name }) => `Priloga: ${type_name.sl} (${file_name})`),
  ]
}

/** The papers of a matter for the organ of second instance, as the records propose them; whoever sends the appeal mends the list. */
const papersOf = async (db: Db, capabilities: Pick<Capabilities, 'readApplicationDocuments'>, matter: Matter): Promise<string[]> => [
  ...(matter.application_id === null ? [] : await ofApplication(db, capabilities, matter.application_id)),
  ...(await actsOf(db, matter)),
  `Pritožba št. ${matter.number} z dne ${day(matter.lodged_on)}`,
]

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

export const handleReadAppeal = implement(readAppeal, async ({ params }, { db, now, user, capabilities, record }) => {
  const row = await appealRows(db)
    .select(['act.party', 'permit.status as permit_status'])
    .where('appeal.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound)
  record({ subject: subjectOf(row) })
  const term = await readAppealTerm(db, row.act_id)
  const closing = await closingAct(db, row)
  const body = await bodyOfAppeal(db, capabilities)
  return {
    ...presentAppeal(row, user.permissions),
    ...term,
    party_name: row.party.name,
    representative: await capabilities.readRepresentative(db, row, localDayOf(now)),
    closing_act: linked(closing?.id ?? null, closing?.number ?? null),
    permit_stays: row.outcome !== null && undoingOutcomes.includes(row.outcome) && isTaken(row),
    has_letter: row.letter_key !== null,
    proposed: { sent_to: body, papers: await papersOf(db, capabilities, row) },
    history: await capabilities.readHistory(db, row.id),
  }
})
