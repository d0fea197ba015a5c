import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Permit } from '../records/permits.ts'
import type { Random } from '../random.ts'
import type { Row } from '../../../platform/database/db.ts'

export type CredentialRow = Row<'permit_credential'>

/** A card's number as it stands on the card: four bytes. */
const makeTag = (random: Random): string => `04${Buffer.from(random.bytes(3)).toString('hex')}`.toUpperCase()

/** What opens the gate for a permit: its plates, and a card and a phone where its kind allows them. */
export const credentialsOf = (random: Random, { row, kind, plates }: Permit): CredentialRow[] => {
  const credential = (type: CredentialRow['kind'], value: string, normalised = value): CredentialRow => ({
    id: random.id(row.created_at),
    permit_id: row.id,
    kind: type,
    value,
    value_normalised: normalised,
    valid_from: null,
    valid_until: null,
    vehicle_class: null,
    created_at: row.created_at,
  })
  return [
    ...plates.map((plate) => credential('plate', plate, normalisePlate(plate))),
    ...(kind.openings.includes('rfid') ? [credential('rfid', makeTag(random))] : []),
    ...(kind.openings.includes('phone') && row.phone !== null ? [credential('phone', row.phone)] : []),
  ]
}
