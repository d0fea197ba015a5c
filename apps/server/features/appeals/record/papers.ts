import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { Capabilities } from '../../../platform/http/context.ts'

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
  const { number, received_on, created_at } = await db
    .selectFrom('application')
    .select(['number', 'received_on', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const documents = await readApplicationDocuments(db, id)
  return [
    `Vloga št. ${number} z dne ${day(received_on ?? localDayOf(created_at))}`,
    ...documents
      .filter(({ deleted_at: gone }) => gone === null)
      .map(({ type_name, file_name }) => `Priloga: ${type_name.sl} (${file_name})`),
  ]
}

/** The papers of a matter for the organ of second instance, as the records propose them; whoever sends the appeal mends the list. */
export const papersOf = async (db: Db, capabilities: Pick<Capabilities, 'readApplicationDocuments'>, matter: Matter): Promise<string[]> => [
  ...(matter.application_id === null ? [] : await ofApplication(db, capabilities, matter.application_id)),
  ...(await actsOf(db, matter)),
  `Pritožba št. ${matter.number} z dne ${day(matter.lodged_on)}`,
]
