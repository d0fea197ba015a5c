import { holderOf } from '@dovolilnice/contract/primitives/holder'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { vehiclesFrom, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'
import { announcePermits } from '../issue/insert-permit.ts'
import { requireNoConflict } from '../issue/permit-conflicts.ts'
import { platesAmong, readCredentials } from './permit-details.ts'
import type { CredentialDraft, ParkingLotRow, PermitDraft, PermitKindRow, PermitRow } from '../issue/permit-draft.ts'
import { lockPermit, requireStep, requireVersion } from './permit-step.ts'
import { termsOf } from '../issue/permit-terms.ts'

export type StoredCredential = Awaited<ReturnType<typeof readCredentials>>[number]

/** A permit under change: locked, with its terms and ways of opening. */
export interface OpenPermit {
  permit: PermitRow
  kind: PermitKindRow
  lot: ParkingLotRow
  credentials: StoredCredential[]
}

/**
 * Takes a permit for a change that its status allows.
 * @param userId whose it must be
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`
 */
export const openPermit = async (context: Context, id: string, version?: number, userId?: string): Promise<OpenPermit> => {
  const { trx, now } = context
  const permit = await lockPermit(trx, id, userId)
  await requireVersion(context, permit, version)
  requireStep(permit, 'update', now)
  return { permit, ...(await termsOf(trx, permit)), credentials: await readCredentials(trx, id) }
}

/** The permit as it would stand with other ways of opening, for the rules on conflicts. */
export const draftWith = ({ permit, kind, lot }: OpenPermit, credentials: readonly CredentialDraft[]): PermitDraft => ({
  kind,
  lot,
  holder: { user_id: permit.user_id, ...holderOf(permit) },
  valid_from: permit.valid_from,
  valid_until: permit.valid_until,
  from_time: permit.from_time,
  until_time: permit.until_time,
  credentials,
})

/** Holds the rules for ways of opening that are added to a permit. @throws OperationError `permit_exists`, `credential_taken` */
export const requireFree = (trx: Trx, open: OpenPermit, added: readonly CredentialDraft[]): Promise<void> =>
  // The permit itself is open already, so the holder's cap is not asked again.
  requireNoConflict(trx, { ...draftWith(open, added), kind: { ...open.kind, cap_per_holder: null } }, [open.permit.id])

/** Marks the permit as changed and tells gates and screens. */
export const touchPermit = async ({ trx, now }: Context, permit: PermitRow): Promise<PermitRow> => {
  const touched = await trx
    .updateTable('permit')
    .set({ updated_at: now, version: permit.version + 1 })
    .where('id', '=', permit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announcePermits(trx)
  return touched
}

export const subjectOf = ({ id, number }: { id: string; number: string }) => ({ type: 'permit' as const, id, label: number })
export const answerOf = ({ id, number, version }: PermitRow) => ({ id, number, version })

/** The vehicles as a mail names them: those that hold today or will, with days of their own. */
export const mailedVehicles = (permit: Validity & { locale: Locale }, credentials: readonly CredentialDraft[], today: string): string[] => {
  const plates = platesAmong(credentials).map(({ value, valid_from = null, valid_until = null }) => ({ value, valid_from, valid_until }))
  return vehiclesFrom(permit, plates, today).map((vehicle) => vehiclesText([vehicle], permit.locale))
}
