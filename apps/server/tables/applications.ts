import type { ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import type { Generated } from 'kysely'

export interface ApplicationTable {
  id: string
  number: string
  status: ApplicationStatus
  permit_kind_id: string
  parking_lot_id: string
  user_type_code: string
  user_id: string | null
  applicant_type: 'person' | 'company'
  name: string
  street: string
  post_code: string
  city: string
  /** Absent where a clerk entered what came without it. */
  email: string | null
  phone: string | null
  tax_number: string | null
  plates: string[]
  plates_normalised: string[]
  period: TariffPeriod
  period_count: Generated<number>
  valid_from: string
  valid_until: string
  /** The hours of each day, `HH:MM`, where it is sold by the hour. */
  from_time: string | null
  until_time: string | null
  remark: string | null
  locale: Generated<'sl' | 'en'>
  source: Generated<'web' | 'account' | 'paper'>
  replaces_permit_id: string | null
  replace_reason: string | null
  renews_permit_id: string | null
  fee_cents: Generated<number>
  vat_basis_points: Generated<number>
  reason: string | null
  supplement_text: string | null
  /** Types of documents that the supplement must bring; null where it was asked for in words alone. */
  supplement_documents: string[] | null
  due_on: string | null
  warned_at: Date | null
  access_token_hash: string
  idempotency_key: string | null
  consent_at: Date
  /** When it came on paper; what was sent by its sender was received as it was sent. */
  received_on: string | null
  decided_at: Date | null
  decided_by: string | null
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

/** The secret of one mailed link, hashed. */
export interface ApplicationLinkTable {
  token_hash: string
  application_id: string
  created_at: Date
}

export interface DocumentTable {
  id: string
  type: string
  application_id: string | null
  permit_id: string | null
  user_id: string | null
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
  storage_key: string
  expires_on: string | null
  created_at: Date
  deleted_at: Date | null
  delete_reason: string | null
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    application: ApplicationTable
    application_link: ApplicationLinkTable
    document: DocumentTable
    number_series: { name: string; year: number; last: number }
  }
}
