import type { Holder } from '@dovolilnice/contract/primitives/holder'
import { normaliseCredential } from '@dovolilnice/contract/primitives/credential'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import type { Row } from '../../../platform/database/tables.ts'

export type PermitKindRow = Row<'permit_kind'>
export type ParkingLotRow = Row<'parking_lot'>
export type PermitRow = Row<'permit'>

/** A way of opening that a permit gets; without days of its own it holds as long as the permit. */
export interface CredentialDraft {
  kind: CredentialKind
  value: string
  valid_from?: string | null
  valid_until?: string | null
}

/** Whose permit it is, with their account if they have one. */
export interface HolderDraft extends Holder {
  user_id: string | null
}

/** A permit that is about to be issued. `kind` and `lot` are the rows it follows. */
export interface PermitDraft {
  kind: PermitKindRow
  lot: ParkingLotRow
  holder: HolderDraft
  valid_from: string
  valid_until: string
  /** The hours of each day, where it is sold by the hour. */
  from_time?: string | null
  until_time?: string | null
  credentials: readonly CredentialDraft[]
  application_id?: string | null
  /** The decision that the permit rests on, in words; absent without an application. */
  decision?: string
  /** When it was asked for on paper, without an application. */
  received_on?: string | null
  idempotency_key?: string | null
  /**
   * The permit that this one takes the place of; it no longer counts as open. `suspended`: why that one was suspended; a new paper does not
   * end a suspension.
   */
  replaces?: { id: string; reason: string; suspended?: string | null } | null
}

/** Who issues, for rows and the audit trail. */
export interface IssuingActor {
  id: string | null
  name: string
}

/** A credential's value as it is compared; one that cannot be normalised is kept in a form that never matches a reading. */
export const normalisedValue = ({ kind, value }: CredentialDraft): string => normaliseCredential(kind, value) ?? normalisePlate(value)
