import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import type { Generated } from 'kysely'

export interface PermitTable {
  id: string
  number: string
  status: StoredPermitStatus
  permit_kind_id: string
  parking_lot_id: string
  user_type_code: string
  application_id: string | null
  user_id: string | null
  name: string
  street: string
  post_code: string
  city: string
  /** Absent where a clerk entered what came without it. */
  email: string | null
  phone: string | null
  tax_number: string | null
  locale: Generated<'sl' | 'en'>
  valid_from: string
  /** First day on which the permit no longer holds. */
  valid_until: string
  /** The hours of each day, `HH:MM`, where it was sold by the hour. */
  from_time: string | null
  until_time: string | null
  replaces_permit_id: string | null
  replace_reason: string | null
  reason: string | null
  reminded_30_at: Date | null
  reminded_7_at: Date | null
  /** Hash of the key with which the office sent the form; a form sent twice is one permit. */
  idempotency_key: string | null
  /** What its mailed links and the code on its paper follow from; told to nobody. */
  link_secret: Generated<string>
  /** When it was asked for on paper, where the office issued it without an application. */
  received_on: string | null
  issued_at: Date
  issued_by: string | null
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

export interface PermitCredentialTable {
  id: string
  permit_id: string
  kind: CredentialKind
  value: string
  value_normalised: string
  /** Absent: as long as the permit. Present for a temporary vehicle or a change of vehicle from a chosen day. */
  valid_from: string | null
  valid_until: string | null
  created_at: Date
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    permit: PermitTable
    permit_credential: PermitCredentialTable
  }
}
