import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { permitStatusOn, permitTransitions } from '@dovolilnice/contract/permits/permit-status'
import type { PermitAction, StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { PermitRow } from '../issue/permit-draft.ts'
import { found, permitRows } from './find-permit.ts'

/**
 * The permit, locked until the transaction ends.
 * @param userId whose it must be
 * @throws OperationError `not_found`
 */
export const lockPermit = async (trx: Trx, id: string, userId?: string): Promise<PermitRow> =>
  found(await permitRows(trx, id, userId).forUpdate().executeTakeFirst())

/** @throws OperationError `illegal_transition`, naming the status that forbids it */
export const requireStep = (permit: PermitRow, action: PermitAction, now: Date): void => {
  const status = permitStatusOn(permit, localDayOf(now))
  if (!permitTransitions[action].from.some((from) => from === status))
    throw new OperationError('illegal_transition', { details: { status } })
}

/** Someone changed the permit since it was read. @throws OperationError `conflict`, with who changed what since */
export const requireVersion = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  permit: PermitRow,
  seen: number | undefined,
): Promise<void> => {
  if (seen === undefined || seen === permit.version) return
  throw conflictError(permit.version, seen, await capabilities.readHistory(trx, permit.id))
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

/** Whether an act that takes the permit away waits for the day on which it takes effect: until then no other permit comes in its place, and it is not suspended. */
export const isBeingTaken = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select('act.id')
    .where('act.permit_id', '=', id)
    .where('way.effect', 'is not', null)
    .where('way.taken_at', 'is', null)
    .where('way.set_aside', '=', false)
    .executeTakeFirst()) !== undefined

/**
 * Ends a permit in whose place another one is issued in the same transaction: it no longer opens. The reason of a suspension stays with it.
 * @throws OperationError `illegal_transition`
 */
export const endReplaced = async (trx: Trx, permit: PermitRow, now: Date): Promise<PermitRow> => {
  requireStep(permit, 'replace', now)
  if (await isBeingTaken(trx, permit.id)) throw new OperationError('illegal_transition', { details: { status: permit.status } })
  return setPermitStatus(trx, permit, 'replaced', permit.reason, now)
}

/** Why a permit is suspended, for the one that takes its place; null when it is not. */
export const suspensionOf = ({ status, reason }: PermitRow): string | null => (status === 'suspended' ? (reason ?? '') : null)
