import type { getApplication } from '@dovolilnice/contract/applications/record/get-application'
import { allowedActions, endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler, SignedInContext } from '../../../platform/http/context.ts'
import { readMails } from '../../../platform/mail/read-mails.ts'
import { subjectOf } from './application-record.ts'
import type { ApplicationRecord } from './application-record.ts'
import { readKind } from '../apply/application-resources.ts'
import { readExtensions } from '../extend/extensions.ts'
import { findApplication } from './find-application.ts'
import { hasStoredDecision } from './stored-decision.ts'
import { linesAtApproval, openOfHousehold } from '../decide/approval-lines.ts'
import { findDuplicates } from '../decide/find-duplicates.ts'

const readPermit = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('permit').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null)

const readPerson = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null)

/** The cap of the kind where it is reached, so that issuing would be refused; null otherwise, and once it is decided. */
const readCap = async (trx: Trx, services: Pick<SignedInContext, 'capabilities'>, cap: number | null, application: ApplicationRecord) => {
  if (cap === null || endedStatuses.includes(application.status)) return null
  const open = await openOfHousehold(trx, services, application)
  return open < cap ? null : { cap, open }
}

/** The rows that the application refers to. */
const readSurroundings = async ({ trx, capabilities }: SignedInContext, application: ApplicationRecord) => {
  const kind = await readKind(trx, application.permit_kind_id)
  const lot = await trx
    .selectFrom('parking_lot')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['parking_lot.title', 'zone.title as zone_name'])
    .where('parking_lot.id', '=', application.parking_lot_id)
    .executeTakeFirstOrThrow()
  const type = await trx.selectFrom('user_type').select('name').where('code', '=', application.user_type_code).executeTakeFirstOrThrow()
  const issued = await trx.selectFrom('permit').select(['id', 'number']).where('application_id', '=', application.id).executeTakeFirst()
  return {
    permit_kind_name: kind.name,
    required_documents: kind.documents,
    parking_lot_name: lot.title,
    parking_lot_zone: lot.zone_name,
    user_type_name: type.name,
    fee: await linesAtApproval(trx, { capabilities }, kind, application),
    cap: await readCap(trx, { capabilities }, kind.cap_per_holder, application),
    permit: issued ?? null,
    replaces_permit: await readPermit(trx, application.replaces_permit_id),
    renews_permit: await readPermit(trx, application.renews_permit_id),
    user: await readPerson(trx, application.user_id),
    assigned: await readPerson(trx, application.assigned_to),
    decided_by_name: (await readPerson(trx, application.decided_by))?.name ?? null,
  }
}

/** What was read from a document is for those who may look at it. */
const readDocuments = async ({ trx, capabilities, user }: SignedInContext, id: string) => {
  const documents = await capabilities.readApplicationDocuments(trx, id)
  return user.permissions.includes('documents:read') ? documents : documents.map((document) => ({ ...document, reading: null }))
}

/** Everything a clerk needs for the decision. */
export const readDetails = async (context: SignedInContext, application: ApplicationRecord) => {
  const { trx, now, user, capabilities } = context
  const surroundings = await readSurroundings(context, application)
  return {
    ...application,
    ...surroundings,
    extensions: await readExtensions(trx, application.id),
    has_decision: await hasStoredDecision(trx, { capabilities }, application.id),
    documents: await readDocuments(context, application.id),
    address_zone: await capabilities.locateAddress(trx, { ...application, zone: surroundings.parking_lot_zone.sl }),
    duplicates: await findDuplicates(trx, application, surroundings.parking_lot_zone.sl, localDayOf(now)),
    history: await capabilities.readHistory(trx, application.id),
    mails: await readMails(trx, application.id, now),
    actions: allowedActions(application, user.permissions),
  }
}

export const handleGetApplication: Handler<typeof getApplication> = async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return readDetails(context, application)
}
