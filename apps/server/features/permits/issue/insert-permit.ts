import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce, notify } from '../../../platform/database/notify.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { requireNoConflict } from './permit-conflicts.ts'
import { normalisedValue } from './permit-draft.ts'
import type { CredentialDraft, IssuingActor, PermitDraft, PermitRow } from './permit-draft.ts'

/** Tells the gates that what opens them has changed, and the screens that a permit has. */
export const announcePermits = async (trx: Trx): Promise<void> => {
  await notify(trx, 'whitelist')
  await announce(trx, 'permits')
}

/** The hours of a permit for the audit trail; empty for a permit without own hours. */
export const auditHours = ({ from_time, until_time }: Pick<PermitRow, 'from_time' | 'until_time'>) =>
  from_time === null ? {} : { from_time, until_time }

/** Writes the ways of opening of a permit, each once. */
export const insertCredentials = async (trx: Trx, permitId: string, credentials: readonly CredentialDraft[], now: Date): Promise<void> => {
  const rows = credentials.map((credential) => ({
    id: v7(),
    permit_id: permitId,
    kind: credential.kind,
    value: credential.value,
    value_normalised: normalisedValue(credential),
    valid_from: credential.valid_from ?? null,
    valid_until: credential.valid_until ?? null,
    created_at: now,
  }))
  const once = new Map(rows.map((row) => [`${row.kind}:${row.value_normalised}:${row.valid_from}:${row.valid_until}`, row]))
  if (once.size > 0)
    await trx
      .insertInto('permit_credential')
      .values([...once.values()])
      .execute()
}

/**
 * Writes a permit with its number `D-…` and its credentials, after the rules on plates, cards and caps were held. Mail and audit are the
 * caller's.
 * @throws OperationError `permit_exists`, `credential_taken`, `cap_reached`
 */
export const insertPermit = async (
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  draft: PermitDraft,
  actor: IssuingActor,
): Promise<PermitRow> => {
  const replaced = draft.replaces ?? null
  await requireNoConflict(trx, draft, replaced === null ? [] : [replaced.id])
  const now = clock.now()
  const permit = await trx
    .insertInto('permit')
    .values({
      id: v7(),
      number: await nextNumber(trx, 'D', Number(localDayOf(now).slice(0, 4))),
      status: replaced?.suspended == null ? 'issued' : 'suspended',
      reason: replaced?.suspended ?? null,
      permit_kind_id: draft.kind.id,
      parking_lot_id: draft.lot.id,
      application_id: draft.application_id ?? null,
      decision: draft.decision ?? null,
      received_on: draft.received_on ?? null,
      idempotency_key: draft.idempotency_key ?? null,
      ...draft.holder,
      valid_from: draft.valid_from,
      valid_until: draft.valid_until,
      from_time: draft.from_time ?? null,
      until_time: draft.until_time ?? null,
      replaces_permit_id: replaced?.id ?? null,
      replace_reason: replaced?.reason ?? null,
      issued_at: now,
      issued_by: actor.id,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertCredentials(trx, permit.id, draft.credentials, now)
  await announcePermits(trx)
  return permit
}
