import { OperationError } from '@dovolilnice/contract/errors'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Trx, createRow, insertRow, sql } from '../../../platform/database/db.ts'
import { capKeys, requireBelowCap } from './household-cap.ts'
import { type CredentialDraft, type IssuingActor, normalisedValue, type PermitDraft, type PermitRow } from './permit-draft.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce, notify } from '../../../platform/database/notify.ts'
import type { Services } from '../../../platform/http/context.ts'

/** Days on which something holds, half-open. */
interface Days {
  from: string
  until: string
}

const openStatuses = ['issued', 'suspended'] as const

const daysOf = (credential: CredentialDraft, draft: PermitDraft): Days => ({
  from: credential.valid_from ?? draft.valid_from,
  until: credential.valid_until ?? draft.valid_until,
})

const openWithCredential = (trx: Trx, credential: CredentialDraft, days: Days, except: readonly string[]) =>
  trx
    .selectFrom('permit')
    .innerJoin('permit_credential as credential', 'credential.permit_id', 'permit.id')
    .innerJoin('permit_kind as kind', 'kind.id', 'permit.permit_kind_id')
    .innerJoin('parking_lot as lot', 'lot.id', 'permit.parking_lot_id')
    .select(['permit.id', 'permit.number', 'permit.valid_until'])
    .where('credential.value_normalised', '=', normalisedValue(credential))
    .where('credential.kind', '=', credential.kind)
    .where('permit.status', 'in', openStatuses)
    .where(sql<boolean>`coalesce(credential.valid_from, permit.valid_from) < ${days.until}::date`)
    .where(sql<boolean>`coalesce(credential.valid_until, permit.valid_until) > ${days.from}::date`)
    .where('permit.valid_until', '>', days.from)
    .$if(except.length > 0, (query) => query.where('permit.id', 'not in', except))
    .orderBy('permit.id')

/** @throws OperationError `permit_exists`, naming the other permit and the plate */
const requireFreePlate = async (trx: Trx, plate: CredentialDraft, zone: string, days: Days, except: readonly string[]): Promise<void> => {
  const other = await openWithCredential(trx, plate, days, except)
    .where('kind.one_open_per_plate', '=', true)
    .where('lot.zone', '=', zone)
    .executeTakeFirst()
  if (other !== undefined)
    throw new OperationError('permit_exists', {
      details: { permit_id: other.id, number: other.number, valid_until: other.valid_until, plate: plate.value },
    })
}

/** @throws OperationError `credential_taken`: one card is in one hand */
const requireFreeCard = async (trx: Trx, card: CredentialDraft, days: Days, except: readonly string[]): Promise<void> => {
  const other = await openWithCredential(trx, card, days, except).executeTakeFirst()
  if (other !== undefined)
    throw new OperationError('credential_taken', { details: { permit_id: other.id, number: other.number, card: card.value } })
}

/**
 * Holds, in the caller's transaction and under a lock: no two open permits for one plate and zone where both kinds forbid it, one open permit
 * for a card, and no more permits of the kind than a holder or a household may have.
 * @param except permits that do not count: the one that is changed, the one that is replaced
 * @throws OperationError `permit_exists`, `credential_taken`, `cap_reached`
 */
export const requireNoConflict = async (trx: Trx, draft: PermitDraft, except: readonly string[] = []): Promise<void> => {
  const plates = draft.kind.one_open_per_plate ? draft.credentials.filter(({ kind }) => kind === 'plate') : []
  const cards = draft.credentials.filter(({ kind }) => kind === 'rfid')
  // Nobody else may issue meanwhile for the same plates in the zone or the same card, or count the same holder's permits.
  await lockKeys(trx, [
    ...plates.map((plate) => `plate:${draft.lot.zone}:${normalisedValue(plate)}`),
    ...cards.map((card) => `card:${normalisedValue(card)}`),
    ...(await capKeys(trx, draft)),
  ])
  for (const plate of plates) await requireFreePlate(trx, plate, draft.lot.zone, daysOf(plate, draft), except)
  for (const card of cards) await requireFreeCard(trx, card, daysOf(card, draft), except)
  await requireBelowCap(trx, draft, except)
}

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
    vehicle_class: credential.vehicle_class ?? null,
    created_at: now,
  }))
  const once = new Map(rows.map((row) => [`${row.kind}:${row.value_normalised}:${row.valid_from}:${row.valid_until}`, row]))
  if (once.size > 0) await insertRow(trx, 'permit_credential', [...once.values()])
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
  const permit = await createRow(trx, 'permit', {
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
  await insertCredentials(trx, permit.id, draft.credentials, now)
  await announcePermits(trx)
  return permit
}
