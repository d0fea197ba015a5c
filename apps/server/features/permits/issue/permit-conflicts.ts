import { OperationError } from '@dovolilnice/contract/errors'
import { sql } from 'kysely'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import { capKeys, requireBelowCap } from './household-cap.ts'
import { normalisedValue } from './permit-draft.ts'
import type { CredentialDraft, PermitDraft } from './permit-draft.ts'

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
