import { noTerms } from '@dovolilnice/contract/applications/authority-terms'
import { applicationTransitions, isLegal, termStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationAction } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Changes, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    takeApplicationStep: typeof takeStep
  }
}

/**
 * The application, locked until the transaction ends.
 * @param seen the version that the caller read; absent for applicants
 * @throws OperationError `not_found`; `conflict` with who changed what since
 */
export const lockApplication = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  id: string,
  seen?: number,
): Promise<ApplicationRecord> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  if (seen === undefined || seen === application.version) return application
  throw conflictError(application.version, seen, await services.capabilities.readHistory(trx, id))
}

/** Writes a change with the next version. */
export const changeApplication = async (
  trx: Trx,
  { id, version }: ApplicationRecord,
  changes: Changes<'application'>,
  now: Date,
): Promise<ApplicationRecord> => {
  const changed = await trx
    .updateTable('application')
    .set({ ...changes, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'applications')
  return changed
}

/** @throws OperationError `illegal_transition` with the present status */
export const requireLegal = (application: ApplicationRecord, action: ApplicationAction): void => {
  if (!isLegal(application, action)) throw new OperationError('illegal_transition', { details: { status: application.status } })
}

/** A request for more time that nobody answered ends with the term that it was about. */
const closeWaiting = async (trx: Trx, applicationId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('term_extension')
    .set({ granted: false, answered_at: now })
    .where('application_id', '=', applicationId)
    .where('granted', 'is', null)
    .execute()
}

/**
 * Takes a step of the table of legal transitions. The authority's terms end with the step after which it need not decide, and a request for more
 * time ends when the application waits for its supplement no more.
 * @throws OperationError `illegal_transition` with the present status
 */
export const takeStep = async (
  trx: Trx,
  application: ApplicationRecord,
  action: ApplicationAction,
  changes: Changes<'application'>,
  now: Date,
): Promise<ApplicationRecord> => {
  requireLegal(application, action)
  const { to } = applicationTransitions[action]
  const ended = termStatuses.includes(to) ? {} : noTerms
  if (application.status === 'supplement_requested') await closeWaiting(trx, application.id, now)
  return changeApplication(trx, application, { ...ended, ...changes, status: to }, now)
}
