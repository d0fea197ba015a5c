import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db, Row } from '../../../platform/database/db.ts'
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

/** The newest call for a supplement and its service; undefined for applications that were called before calls were acts. */
const lastCall = (db: Db, applicationId: string) =>
  db
    .selectFrom('act')
    .innerJoin('act_standing', 'act_standing.act_id', 'act.id')
    .select(['act.issued_at', 'act.answer_days', 'act_standing.served_on'])
    .where('act.application_id', '=', applicationId)
    .where('act.kind', '=', 'supplement_call')
    .orderBy('act.issued_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Those about the present call. */
const sinceCall = async (db: Db, applicationId: string, call: Awaited<ReturnType<typeof lastCall>>) =>
  (await readExtensions(db, applicationId)).filter(({ asked_at: asked }) => call === undefined || asked >= call.issued_at)

/**
 * How many days the party has from the service of the call for a supplement. Null where the last day stands: the call was served, more time was
 * granted until a day, or the application waits for nothing.
 */
export const daysFromService = async (
  db: Db,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  { id, status, due_on: due }: Pick<ApplicationRecord, 'id' | 'status' | 'due_on'>,
): Promise<number | null> => {
  if (status !== 'supplement_requested' || due === null) return null
  const call = await lastCall(db, id)
  if (call === undefined || (call.served_on !== null && call.served_on <= localDayOf(clock.now()))) return null
  if ((await sinceCall(db, id, call)).some(({ granted }) => granted === true)) return null
  return call.answer_days ?? (await capabilities.readParameters(db)).terms.supplement_days
}

/** Whether a term of the supplement runs today, or has not begun because nobody served the call (ZUP, art. 99: more time is asked for before it has run out). */
export const isTermOpen = async (
  db: Db,
  services: Pick<Services, 'capabilities' | 'clock'>,
  application: Pick<ApplicationRecord, 'id' | 'status' | 'due_on'>,
): Promise<boolean> => {
  const { status, due_on: due } = application
  if (status !== 'supplement_requested' || due === null) return false
  return due >= localDayOf(services.clock.now()) || (await daysFromService(db, services, application)) !== null
}

/** What the applicant sees of more time for the present supplement: the last request, and whether one may be made. */
export const readExtensionOf = async (
  db: Db,
  { capabilities, clock }: Pick<Services, 'capabilities' | 'clock'>,
  application: ApplicationRecord,
): Promise<{ extension: Row<'term_extension'> | null; may_ask_extension: boolean }> => {
  if (application.status !== 'supplement_requested') return { extension: null, may_ask_extension: false }
  const all = await sinceCall(db, application.id, await lastCall(db, application.id))
  const { extensions: most } = (await capabilities.readParameters(db)).terms
  const asked = all.filter(({ asked_by_party: byParty }) => byParty).length
  const waits = all.some(({ granted }) => granted === null)
  const isOpen = await isTermOpen(db, { capabilities, clock }, application)
  return { extension: all[0] ?? null, may_ask_extension: !waits && asked < most && isOpen }
}
