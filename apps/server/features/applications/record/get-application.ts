import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import * as applicationStatus from '@dovolilnice/contract/applications/application-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Trx, readRow } from '../../../platform/database/db.ts'
import { type Context, type FileAnswer, type Services, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { readMails } from '../../../platform/mail/read-mails.ts'
import { type ApplicationRecord, subjectOf } from './application-record.ts'
import { readKind } from '../apply/application-resources.ts'
import { daysFromService, readExtensionOf, readExtensions } from '../extend/extensions.ts'
import { findApplication, findOwnApplication, hasStoredDecision, openLinkedApplication } from './find-application.ts'
import { findDuplicates, linesAtApproval, openOfHousehold } from '../decide/approval-lines.ts'
import type { ApplicationProgress, applicationProgressSchema } from '@dovolilnice/contract/applications/application-progress'
import { explainedDocuments } from '@dovolilnice/contract/parking/kinds/explained-documents'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { z } from 'zod/mini'
import { requestedOf } from '../apply/check-form.ts'
import { findUnserved } from '../extend/late-supplement.ts'
import * as ownPapers from '@dovolilnice/contract/applications/record/own-papers'

const readPermit = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('permit').select(['id', 'number']).where('id', '=', id).executeTakeFirst()) ?? null)

const readPerson = async (trx: Trx, id: string | null) =>
  id === null ? null : ((await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null)

/** The cap of the kind where it is reached, so that issuing would be refused; null otherwise, and once it is decided. */
const readCap = async (trx: Trx, services: Pick<Context, 'capabilities'>, cap: number | null, application: ApplicationRecord) => {
  if (cap === null || applicationStatus.endedStatuses.includes(application.status)) return null
  const open = await openOfHousehold(trx, services, application)
  return open < cap ? null : { cap, open }
}

/** The rows that the application refers to. */
const readSurroundings = async ({ trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>, application: ApplicationRecord) => {
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

/** What its paper says. */
export const readPaperDetails = async (context: Pick<Context, 'trx' | 'capabilities'>, application: ApplicationRecord) => ({
  ...application,
  ...(await readSurroundings(context, application)),
  documents: await context.capabilities.readApplicationDocuments(context.trx, application.id),
  history: await context.capabilities.readHistory(context.trx, application.id),
})

/** Everything a clerk needs for the decision. */
export const readDetails = async (context: SignedInContext, application: ApplicationRecord) => {
  const { trx, now, user, capabilities } = context
  const surroundings = await readSurroundings(context, application)
  return {
    ...application,
    ...surroundings,
    extensions: await readExtensions(trx, application.id),
    interim: await capabilities.readInterim(trx, application.id, now),
    has_decision: await hasStoredDecision(trx, { capabilities }, application.id),
    late_cents: application.status === 'lapsed' ? await capabilities.readLateCents(trx, application.id) : 0,
    documents: await readDocuments(context, application.id),
    address_zone: await capabilities.locateAddress(trx, { ...application, zone: surroundings.parking_lot_zone.sl }),
    duplicates: await findDuplicates(trx, application, surroundings.parking_lot_zone.sl, localDayOf(now)),
    history: await capabilities.readHistory(trx, application.id),
    mails: await readMails(trx, application.id, now),
    actions: applicationStatus.allowedActions(application, user.permissions),
  }
}

export const handleGetApplication = implement(getApplication, async ({ params }, context) => {
  const application = await findApplication(context.trx, params.id)
  context.record({ subject: subjectOf(application) })
  return readDetails(context, application)
})

const isStatus = (value: unknown): value is applicationStatus.ApplicationStatus =>
  applicationStatus.applicationStatuses.some((status) => status === value)

/** The past statuses, from its history. An application older than the history begins with its submission. */
const readTimeline = async (trx: Trx, { capabilities }: Pick<Services, 'capabilities'>, application: ApplicationRecord) => {
  const history = (await capabilities.readHistory(trx, application.id)).toReversed()
  const steps = history.flatMap(({ at, after }) => {
    const status = after?.['status']
    return isStatus(status) ? [{ at: new Date(at).toISOString(), status }] : []
  })
  const started = steps.some(({ status }) => status === 'submitted')
  const timeline = started ? steps : [{ at: application.created_at.toISOString(), status: 'submitted' as const }, ...steps]
  // The event of the present call is written only after its answer.
  const isRecorded = timeline.at(-1)?.status === application.status
  return isRecorded ? timeline : [...timeline, { at: application.updated_at.toISOString(), status: application.status }]
}

/** The ground of a document may say that it is optional, which is untrue once a clerk has asked for it: the call says why. */
const withoutAskedGround = (document: RequiredDocument, requested: readonly string[] | null): RequiredDocument =>
  requested?.includes(document.type) === true ? { ...document, ground: undefined } : document

/** As much of an address as its owner knows it by: whoever has the link need not learn it. */
const hinted = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…')

/** What the applicant sees of an application, without the clerks' names and remarks. */
export const readProgress = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments' | 'clock'>,
  application: ApplicationRecord,
): Promise<z.input<typeof applicationProgressSchema>> => {
  const kind = await readRow(trx, 'permit_kind', application.permit_kind_id, ['name', 'documents'])
  const lot = await trx.selectFrom('parking_lot').select('title').where('id', '=', application.parking_lot_id).executeTakeFirstOrThrow()
  const permit = await trx.selectFrom('permit').select(['id', 'number']).where('application_id', '=', application.id).executeTakeFirst()
  const documents = await services.capabilities.readApplicationDocuments(trx, application.id)
  const [matter, today] = [{ application_id: application.id, permit_id: null }, localDayOf(services.clock.now())]
  const isLate = (await findUnserved(trx, application, today)) !== undefined
  // An act of a procedure that goes on again ended nothing.
  const isDecided = !applicationStatus.editableStatuses.includes(application.status)
  const mayAdd = isLate || application.status === 'supplement_requested'
  const requested = mayAdd ? requestedOf(application, kind) : null
  const actions: ApplicationProgress['actions'] = applicationStatus.allowedActions(application, ['applicant'])
  return {
    ...application,
    email: application.email && hinted(application.email),
    ...(await readExtensionOf(trx, services, application)),
    supplement_days: await daysFromService(trx, services, application),
    supplement_text: mayAdd ? application.supplement_text : null,
    requested_documents: requested,
    may_supplement_late: isLate,
    has_hearing:
      !applicationStatus.endedStatuses.includes(application.status) && (await services.capabilities.hasAct(trx, matter, ['hearing'])),
    permit_kind_name: kind.name,
    parking_lot_name: lot.title,
    has_decision: isDecided && (await hasStoredDecision(trx, services, application.id)),
    decision_service: isDecided ? await services.capabilities.readDecisionService(trx, services, matter) : null,
    in_box: await services.capabilities.readInBox(trx, matter, today),
    secure_box: await services.capabilities.readSecureBox(trx, matter, today),
    procedure_language: await services.capabilities.secondOfProcedure(trx, services, matter),
    joined: (await services.capabilities.readJoined(trx, application.id)).map(({ number }) => number),
    ...(await services.capabilities.readPartyAppeals(trx, services, { application })),
    interim: await services.capabilities.readInterim(trx, application.id, services.clock.now()),
    permit_number: permit?.number ?? null,
    permit_takings: permit === undefined ? [] : (await services.capabilities.readTakings(trx, [permit.id]))(permit.id),
    documents: documents.filter(({ deleted_at: deleted }) => deleted === null),
    required_documents: explainedDocuments(kind.documents.map((document) => withoutAskedGround(document, requested))),
    payment: await services.capabilities.readPaymentDetails(trx, services, application.id),
    administrative_fee: await services.capabilities.readFeeDebt(trx, services, application.id),
    has_fee_receipt: await services.capabilities.hasFeeReceipt(trx, application.id),
    card: await services.capabilities.readCardOffer(trx, services, application.id),
    fee_card: await services.capabilities.readCardOffer(trx, services, application.id, 'administrative_fee'),
    may_make_code: application.email !== null && application.email_confirmed_at !== null,
    timeline: await readTimeline(trx, services, application),
    actions,
  }
}

const kindsOf = { call: 'supplement_call', fee_call: 'fee_call' } as const

/** The newest paper of its kind. @throws OperationError `not_found` while there is none */
const paperOf = ({ trx, capabilities, ...context }: Context, application_id: string, paper: ownPapers.PartyPaper): Promise<FileAnswer> =>
  paper === 'fee_receipt'
    ? capabilities.readFeeReceiptPaper(trx, context, application_id)
    : capabilities.readMatterAct(trx, context, { application_id, permit_id: null }, [kindsOf[paper]])

export const handleReadApplicationPaper = implement(ownPapers.readApplicationPaper, async ({ query }, context) =>
  paperOf(context, (await openLinkedApplication(context, query)).id, query.paper),
)

export const handleReadOwnPaper = implement(ownPapers.readOwnPaper, async ({ params, query }, context) =>
  paperOf(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id, query.paper),
)

const saidBox = async (context: Context, { id }: ApplicationRecord, address: string) => {
  await context.capabilities.recordPartyBox(context, id, address)
  return readProgress(context.trx, context, await findApplication(context.trx, id))
}

export const handleRecordLinkedBox = implement(ownPapers.recordLinkedBox, async ({ body }, context) =>
  saidBox(context, await openLinkedApplication(context, body), body.address),
)

export const handleRecordOwnBox = implement(ownPapers.recordOwnBox, async ({ params, body }, context) =>
  saidBox(context, await findOwnApplication(context.trx, params.id, context.user.id), body.address),
)
