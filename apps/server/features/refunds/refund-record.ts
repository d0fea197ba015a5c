import { byNumber } from '../../platform/audit/record-event.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { isRefundActionLegal, type RefundAction, type RefundOutcome, statusAfter } from '@dovolilnice/contract/refunds/refund-status'
import { conflictError } from '../../platform/audit/conflict-error.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Changes, type Row, type Trx, notFound, changeRow } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'

export type RefundRecord = Row<'refund'>

/**
 * The refund, locked until the transaction ends, for a step that is legal now.
 * @param seen the version that the caller read
 * @throws OperationError `not_found`; `conflict` with who changed what since; `illegal_transition` with the present status
 */
export const lockRefund = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  { id, seen, action }: { id: string; seen: number; action: RefundAction },
): Promise<RefundRecord> => {
  const refund = await trx.selectFrom('refund').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (seen !== refund.version) throw conflictError(refund.version, seen, await services.capabilities.readHistory(trx, id))
  if (!isRefundActionLegal(refund.status, action)) throw new OperationError('illegal_transition', { details: { status: refund.status } })
  return refund
}

/** Takes a step: writes the status that follows, with the next version. */
export const stepRefund = async (
  trx: Trx,
  { id, version }: Pick<RefundRecord, 'id' | 'version'>,
  action: RefundAction | RefundOutcome,
  changes: Changes<'refund'>,
  now: Date,
): Promise<RefundRecord> => {
  const changed = await changeRow(trx, 'refund', id, {
    ...changes,
    ...(statusAfter(action) === 'paid' && { settled_at: now }),
    status: statusAfter(action),
    updated_at: now,
    version: version + 1,
  })
  await announce(trx, 'refunds')
  return changed
}

/** What an event of the audit trail is about. */
export const subjectOf = byNumber('refund')

/** What an event says of a refund. */
export const auditRefund = ({ status, ground, cents, payee_name, iban, paid_on, online_payment_id: card }: RefundRecord) => ({
  status,
  way: card === null ? 'transfer' : 'card',
  ground,
  cents,
  payee_name,
  iban,
  paid_on,
})

/** What a refund is of: a payment or an application. */
export interface RefundSource {
  payment_id?: string | null | undefined
  application_id?: string | null | undefined
}
