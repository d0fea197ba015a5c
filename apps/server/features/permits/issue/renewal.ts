import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import { readMailedRenewal, readOwnRenewal, readRenewal, type Renewal } from '@dovolilnice/contract/permits/issue/renewal'
import { keptDocuments } from '@dovolilnice/contract/permits/issue/kept-documents'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitTable } from '../permit-tables.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { lockPermit, requireStep, subjectOf } from '../record/permit-step.ts'
import { findFollowing } from '../record/join-permits.ts'
import { findPermit, lastingPlatesOf } from '../record/get-permit.ts'
import type { PermitRow } from './permit-draft.ts'
import { findBySecret, renewalKey } from '../verify/verification-code.ts'

/** What the application behind the permit said, where there was one. */
const lastApplication = ({ trx }: Context, { application_id: id }: PermitRow) =>
  id === null
    ? undefined
    : trx.selectFrom('application').select(['applicant_type', 'period', 'period_count']).where('id', '=', id).executeTakeFirst()

/** Whoever has a tax number applies as a company, unless their type of user says otherwise. */
export const applicantOf = async ({ trx }: Context, permit: PermitRow): Promise<'person' | 'company'> => {
  const type = await trx.selectFrom('user_type').select('applicant').where('code', '=', permit.user_type_code).executeTakeFirstOrThrow()
  return type.applicant === 'any' ? (permit.tax_number === null ? 'person' : 'company') : type.applicant
}

/** @throws OperationError `duplicate`, naming the application that renews the permit already; `renewed`, naming the permit that follows */
const requireNotRenewed = async ({ trx, now }: Context, permit: PermitRow): Promise<void> => {
  const other = await trx
    .selectFrom('application')
    .select(['id', 'number'])
    .where('renews_permit_id', '=', permit.id)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst()
  if (other !== undefined) throw new OperationError('duplicate', { details: { application_id: other.id, number: other.number } })
  const following = await findFollowing(trx, permit.id, now)
  if (following !== undefined) throw new OperationError('renewed', { details: { permit_id: following.id, number: following.number } })
}

/**
 * Holds the permit until the transaction ends, so that it is renewed once, and only where its status allows.
 * @throws OperationError `not_found`, `illegal_transition`, `duplicate`, `renewed`
 */
export const requireRenewable = async (context: Context, id: string): Promise<void> => {
  const permit = await lockPermit(context.trx, id)
  requireStep(permit, 'renew', context.now)
  await requireNotRenewed(context, permit)
}

const renewalOf = async (context: Context, permit: PermitRow): Promise<Renewal> => {
  const { trx, now, storage, capabilities } = context
  requireStep(permit, 'renew', now)
  const today = localDayOf(now)
  const kind = (await capabilities.listPermitKinds(trx)).find(({ id }) => id === permit.permit_kind_id)
  if (kind === undefined) throw new OperationError('illegal_transition', { details: { reason: 'kind_not_offered' } })
  await requireNotRenewed(context, permit)
  const before = await lastApplication(context, permit)
  const periods = periodsOn(kind.tariffs, today)
  const from = permit.valid_until > today ? permit.valid_until : today
  const plates = await lastingPlatesOf(trx, permit.id)
  return {
    ...permitTable.carried(permit),
    renews_permit_id: permit.id,
    number: permit.number,
    permit_kind_id: kind.id,
    parking_lot_id: permit.parking_lot_id,
    applicant_type: before?.applicant_type ?? (await applicantOf(context, permit)),
    plates,
    period: periods.find((period) => period === before?.period) ?? periods[0] ?? null,
    period_count: before?.period_count ?? 1,
    valid_from: from,
    from_time: permit.from_time,
    until_time: permit.until_time,
    kept_documents: keptDocuments(kind.documents, await capabilities.heldDocuments(trx, storage, { ...permit, plates }), from),
  }
}

export const handleReadRenewal = implement(readRenewal, async ({ params }, context) => {
  const permit = await findPermit(context.trx, params.id)
  context.record({ subject: subjectOf(permit) })
  return renewalOf(context, permit)
})

export const handleReadMailedRenewal = implement(readMailedRenewal, async ({ query }, context) => {
  const permit = await findBySecret(context.trx, query.number, query.key, renewalKey)
  context.record({ subject: subjectOf(permit) })
  return renewalOf(context, permit)
})

export const handleReadOwnRenewal = implement(readOwnRenewal, async ({ params }, context) =>
  renewalOf(context, await findPermit(context.trx, params.id, context.user.id)),
)
