import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitStatusOn, permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import type { PermitAction, StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import type { Trx } from '../../platform/database/tables.ts'
import '../../tables/permits.ts'
import type { PermitRow } from './permit-draft.ts'

/** The permit, locked until the transaction ends. @throws OperationError `not_found` */
export const lockPermit = async (trx: Trx, id: string): Promise<PermitRow> => {
  const permit = await trx.selectFrom('permit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (permit === undefined) throw new OperationError('not_found')
  return permit
}

/** @throws OperationError `illegal_transition`, naming the status that forbids it */
export const requireStep = (permit: PermitRow, action: PermitAction, now: Date): void => {
  const status = permitStatusOn(permit, localDayOf(now))
  if (!(permitTransitions[action].from as readonly string[]).includes(status))
    throw new OperationError('illegal_transition', { details: { status } })
}

/** Someone changed the permit since it was read. @throws OperationError `conflict`, with the version that stands */
export const requireVersion = (permit: PermitRow, version: number | undefined): void => {
  if (version !== undefined && version !== permit.version) throw new OperationError('conflict', { details: { version: permit.version } })
}

/** Writes a new status with its reason. */
export const setPermitStatus = (
  trx: Trx,
  permit: PermitRow,
  status: StoredPermitStatus,
  reason: string | null,
  now: Date,
): Promise<PermitRow> =>
  trx
    .updateTable('permit')
    .set({ status, reason, updated_at: now, version: permit.version + 1 })
    .where('id', '=', permit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
