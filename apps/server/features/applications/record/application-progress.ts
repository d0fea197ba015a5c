import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { allowedActions, applicationStatuses, editableStatuses, endedStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { explainedDocuments } from '@dovolilnice/contract/parking/kinds/explained-documents'
import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'
import type { z } from 'zod/mini'
import type { applicationProgressSchema } from '@dovolilnice/contract/applications/application-progress'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from './application-record.ts'
import { hasStoredDecision } from './stored-decision.ts'
import { requestedOf } from '../apply/requested-documents.ts'
import { daysFromService, readExtensionOf } from '../extend/extensions.ts'
import { findUnserved } from '../extend/late-supplement.ts'

const isStatus = (value: unknown): value is ApplicationStatus => applicationStatuses.some((status) => status === value)

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

/** What the applicant sees of an application, without the clerks' names and remarks. */
export const readProgress = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments' | 'clock'>,
  application: ApplicationRecord,
): Promise<z.input<typeof applicationProgressSchema>> => {
  const kind = await trx
    .selectFrom('permit_kind')
    .select(['name', 'documents'])
    .where('id', '=', application.permit_kind_id)
    .executeTakeFirstOrThrow()
  const lot = await trx.selectFrom('parking_lot').select('title').where('id', '=', application.parking_lot_id).executeTakeFirstOrThrow()
  const permit = await trx.selectFrom('permit').select('number').where('application_id', '=', application.id).executeTakeFirst()
  const documents = await services.capabilities.readApplicationDocuments(trx, application.id)
  const isLate = (await findUnserved(trx, application, localDayOf(services.clock.now()))) !== undefined
  // An act of a procedure that goes on again ended nothing.
  const isDecided = !editableStatuses.includes(application.status)
  const mayAdd = isLate || application.status === 'supplement_requested'
  const requested = mayAdd ? requestedOf(application, kind) : null
  const actions: ApplicationProgress['actions'] = allowedActions(application, ['applicant'])
  return {
    ...application,
    ...(await readExtensionOf(trx, services, application)),
    supplement_days: await daysFromService(trx, services, application),
    supplement_text: mayAdd ? application.supplement_text : null,
    requested_documents: requested,
    may_supplement_late: isLate,
    has_hearing:
      !endedStatuses.includes(application.status) &&
      (await services.capabilities.hasAct(trx, { application_id: application.id, permit_id: null }, ['hearing'])),
    permit_kind_name: kind.name,
    parking_lot_name: lot.title,
    has_decision: isDecided && (await hasStoredDecision(trx, services, application.id)),
    decision_service: isDecided
      ? await services.capabilities.readDecisionService(trx, services, { application_id: application.id, permit_id: null })
      : null,
    permit_number: permit?.number ?? null,
    documents: documents.filter(({ deleted_at: deleted }) => deleted === null),
    required_documents: explainedDocuments(kind.documents.map((document) => withoutAskedGround(document, requested))),
    payment: await services.capabilities.readPaymentDetails(trx, application.id),
    administrative_fee: await services.capabilities.readFeeDebt(trx, services, application.id),
    has_fee_receipt: await services.capabilities.hasFeeReceipt(trx, application.id),
    card: await services.capabilities.readCardOffer(trx, services, application.id),
    fee_card: await services.capabilities.readCardOffer(trx, services, application.id, 'administrative_fee'),
    may_make_code: application.email !== null && application.email_confirmed_at !== null,
    timeline: await readTimeline(trx, services, application),
    actions,
  }
}
