import { noTerms } from '@dovolilnice/contract/applications/authority-terms'
import * as contract from '@dovolilnice/contract/applications/application-status'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Changes, type Row, type Trx, notFound, changeRow, readRow } from '../../../platform/database/db.ts'
import type { Context, Services } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { missingDocuments } from '@dovolilnice/contract/applications/apply/operations'
import { failingDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { findDuplicates } from './approval-lines.ts'
import { isPermission, type Permission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'

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
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
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
  const changed = await changeRow(trx, 'application', id, { ...changes, updated_at: now, version: version + 1 })
  await announce(trx, 'applications')
  return changed
}

/** @throws OperationError `illegal_transition` with the present status */
export const requireLegal = (application: ApplicationRecord, action: contract.ApplicationAction): void => {
  if (!contract.isLegal(application, action)) throw new OperationError('illegal_transition', { details: { status: application.status } })
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
 * time ends when the application waits for its supplement no more. What let its vehicles through before the decision ends with it.
 * @throws OperationError `illegal_transition` with the present status
 */
export const takeStep = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  application: ApplicationRecord,
  action: contract.ApplicationAction,
  changes: Changes<'application'>,
  now: Date,
): Promise<ApplicationRecord> => {
  requireLegal(application, action)
  const { to } = contract.applicationTransitions[action]
  const ended = contract.termStatuses.includes(to) ? {} : noTerms
  if (application.status === 'supplement_requested') await closeWaiting(trx, application.id, now)
  if (!contract.editableStatuses.includes(to)) await services.capabilities.endInterim(trx, application, now)
  return changeApplication(trx, application, { ...ended, ...changes, status: to }, now)
}

/** The problems that the clerk confirmed to have seen. */
interface KnownGaps {
  without_documents: readonly string[]
  despite_duplicates: readonly string[]
}

const readGaps = async ({ trx, now, capabilities }: Context, application: ApplicationRecord) => {
  const { documents: required } = await readRow(trx, 'permit_kind', application.permit_kind_id, ['documents'])
  const { zone } = await trx.selectFrom('parking_lot').select('zone').where('id', '=', application.parking_lot_id).executeTakeFirstOrThrow()
  const documents = await capabilities.readApplicationDocuments(trx, application.id)
  const replaced = application.replaces_permit_id === null ? null : {}
  return {
    missing: missingDocuments({ required_documents: required, documents, replaces_permit: replaced }),
    failing: failingDocuments({
      documents: documents.map((document) => ({ ...document, created_at: new Date(document.created_at).toISOString() })),
    }),
    duplicates: await findDuplicates(trx, application, zone, localDayOf(now)),
  }
}

const namesOf = (documents: readonly { name: Text }[], locale: Locale): string =>
  documents.map(({ name }) => textIn(name, locale).toLowerCase()).join(', ')
const numbersOf = (duplicates: readonly { number: string }[]): string => duplicates.map(({ number }) => number).join(', ')

/**
 * Requires that the clerk has confirmed every missing document and every open duplicate.
 * A document that was judged not to meet needs no confirmation, but the event says so.
 * @returns the accepted problems, for the event's reason; null when there are none
 * @throws OperationError `validation` with the problems that were not confirmed
 */
export const requireKnownGaps = async (context: Context, application: ApplicationRecord, known: KnownGaps): Promise<string | null> => {
  const { missing, failing, duplicates } = await readGaps(context, application)
  const { locale } = context
  const [documents, numbers] = [namesOf(missing, locale), numbersOf(duplicates)]
  const fields = [
    ...(missing.every(({ type }) => known.without_documents.includes(type))
      ? []
      : [fieldError('without_documents', 'documents_missing', locale, { documents })]),
    ...(duplicates.every(({ id }) => known.despite_duplicates.includes(id))
      ? []
      : [fieldError('despite_duplicates', 'duplicates_open', locale, { numbers })]),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
  const sentences = [
    ...(missing.length === 0 ? [] : [`Brez dokazil: ${namesOf(missing, 'sl')}.`]),
    ...failing.map(({ type_name: name, verdict_reason: reason }) => `Dokazilo »${name.sl}« po presoji ne ustreza: ${reason}`),
    ...(duplicates.length === 0 ? [] : [`Za isto vozilo na istem območju: ${numbers}.`]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

/**
 * Lets the vehicles of an application through until it is decided, where its kind says so and nothing is missing: every required document is there, none
 * was found wanting, and no other application or permit is open for a vehicle.
 */
export const letThrough = async (context: Context, application: ApplicationRecord): Promise<void> => {
  const { trx, now, capabilities } = context
  const kind = await trx.selectFrom('permit_kind').select('interim_days').where('id', '=', application.permit_kind_id).executeTakeFirst()
  if (kind?.interim_days == null || application.replaces_permit_id !== null) return
  const { missing, failing, duplicates } = await readGaps(context, application)
  if (missing.length + failing.length + duplicates.length === 0) await capabilities.giveInterim(trx, application, now)
}

/** What a person may do, by their stored role and rights. */
export const permissionsHeld = ({ role, granted, revoked }: Pick<Row<'app_user'>, 'role' | 'granted' | 'revoked'>): Permission[] =>
  permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) })
