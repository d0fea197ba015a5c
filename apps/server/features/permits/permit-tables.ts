import type { Locale } from '@dovolilnice/contract/locale'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import type { ColumnType, Generated } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

export interface PermitTable extends Omit<Holder, 'locale'> {
  id: string
  number: string
  status: StoredPermitStatus
  permit_kind_id: string
  parking_lot_id: string
  application_id: string | null
  user_id: string | null
  locale: Generated<Locale>
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
  /** The decision that the permit rests on, in words; null without an application. */
  decision: string | null
  issued_at: Date
  issued_by: string | null
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
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
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
}

/** A card or phone number that its holder blocked, on whichever permits of theirs it stands. */
export interface CredentialBlockTable {
  id: string
  user_id: string
  kind: 'rfid' | 'phone'
  value_normalised: string
  blocked_at: Date
  lifted_at: Generated<Date | null>
  lifted_by: Generated<string | null>
}

export interface DocumentReminderTable {
  document_id: string
  permit_id: string
  /** How many days before the end it was meant for. */
  days: number
  reminded_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    permit: PermitTable
    permit_credential: PermitCredentialTable
    credential_block: CredentialBlockTable
    document_reminder: DocumentReminderTable
  }
}

/** After the retention number, kind, lot, days and status of a permit stay; its credentials go. A reminder goes with its document. */
export const permitTables: OwnedTables = {
  permit: {
    id: 'impersonal',
    // Papers and the archive name it.
    number: 'kept',
    status: 'impersonal',
    permit_kind_id: 'impersonal',
    parking_lot_id: 'impersonal',
    user_type_code: 'impersonal',
    application_id: 'impersonal',
    user_id: 'forgotten',
    name: 'forgotten',
    street: 'forgotten',
    post_code: 'forgotten',
    city: 'forgotten',
    email: 'forgotten',
    phone: 'forgotten',
    tax_number: 'forgotten',
    locale: 'impersonal',
    valid_from: 'impersonal',
    valid_until: 'impersonal',
    from_time: 'impersonal',
    until_time: 'impersonal',
    replaces_permit_id: 'impersonal',
    replace_reason: 'forgotten',
    reason: 'forgotten',
    reminded_30_at: 'impersonal',
    reminded_7_at: 'impersonal',
    idempotency_key: 'impersonal',
    link_secret: 'impersonal',
    received_on: 'impersonal',
    // Its number is how the matter is found in the town's archive.
    decision: 'kept',
    issued_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    issued_by: 'kept',
    anonymised_at: 'impersonal',
    created_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
    // Becomes empty when the record is anonymised.
    search_text: 'forgotten',
  },
  permit_credential: 'forgotten',
  credential_block: 'forgotten',
  document_reminder: 'forgotten',
}

export const permitProcessing: OwnedProcessing = {
  permit: {
    activity: 'permits',
    name: { sl: 'Dovolilnice', en: 'Permits' },
    data: ['identity', 'contact', 'tax', 'statements', 'staff'],
    kept: 'five_years',
  },
  permit_credential: {
    activity: 'permits',
    name: { sl: 'Vozila in kartice dovolilnic', en: 'Vehicles and cards of permits' },
    data: ['vehicle', 'contact'],
    kept: 'five_years',
  },
  credential_block: {
    activity: 'permits',
    name: { sl: 'Blokirane kartice in telefoni', en: 'Blocked cards and phones' },
    data: ['vehicle', 'contact'],
    kept: 'account',
  },
  document_reminder: {
    activity: 'permits',
    name: { sl: 'Opomniki za priloge', en: 'Reminders of documents' },
    data: ['documents'],
    kept: 'five_years',
  },
}
