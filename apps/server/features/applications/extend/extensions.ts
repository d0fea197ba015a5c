import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/** The requests and extensions of an application, the newest first. */
export const readExtensions = (db: Db, applicationId: string): Promise<Row<'term_extension'>[]> =>
  db
    .selectFrom('term_extension')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The request that waits for a clerk; there is one at most. */
export const findWaiting = async (db: Db, applicationId: string): Promise<Row<'term_extension'> | undefined> =>
  (await readExtensions(db, applicationId)).find(({ granted }) => granted === null)

/** Whether a term of the supplement runs today (ZUP, art. 99: more time is asked for before it has run out). */
export const isTermOpen = ({ status, due_on: due }: Pick<ApplicationRecord, 'status' | 'due_on'>, today: string): boolean =>
  status === 'supplement_requested' && due !== null && due >= today

/** When the newest call for a supplement was issued; null for applications that were called before calls were acts. */
const lastCall = async (db: Db, applicationId: string): Promise<Date | null> => {
  const call = await db
    .selectFrom('act')
    .select('issued_at')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'supplement_call')
    .orderBy('issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return call?.issued_at ?? null
}

/** What the applicant sees of more time for the present supplement: the last request, and whether one may be made. */
export const readExtensionOf = async (
  db: Db,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  application: ApplicationRecord,
): Promise<{ extension: Row<'term_extension'> | null; may_ask_extension: boolean }> => {
  if (application.status !== 'supplement_requested') return { extension: null, may_ask_extension: false }
  const called = await lastCall(db, application.id)
  const all = (await readExtensions(db, application.id)).filter(({ asked_at: asked }) => called === null || asked >= called)
  const { extensions: most } = (await capabilities.readParameters(db)).terms
  const asked = all.filter(({ asked_by_party: byParty }) => byParty).length
  const waits = all.some(({ granted }) => granted === null)
  return { extension: all[0] ?? null, may_ask_extension: !waits && asked < most && isTermOpen(application, localDayOf(clock.now())) }
}
