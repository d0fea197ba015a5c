import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { Reason, ReasonDetails } from '@dovolilnice/contract/access/reasons'
import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { ColumnType, Generated } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

export interface AccessLogTable {
  /** The gate's id of the event; an event sent twice is one line. */
  id: string
  device_code: string
  at: Date
  received_at: Date
  /** What the gate's clock said, where it cannot be true and `at` is the time of arrival. */
  claimed_at: Date | null
  event_name: AccessEventName
  sequence: number | null
  presentation_id: string | null
  credential_kind: CredentialKind | null
  credential: string | null
  credential_normalised: string | null
  reason: Reason | null
  reason_details: ColumnType<ReasonDetails, string | undefined, string>
  permit_id: string | null
  permit_number: string | null
  plate: string | null
  phone: string | null
  whitelist_version: number | null
  decided_in_ms: number | null
  anonymised_at: Date | null
}

export interface AccessTagTable {
  id: string
  access_log_id: string
  label: string
  remark: string | null
  created_by: string | null
  created_at: Date
}

export interface PassageReportTable {
  id: string
  access_log_id: string
  reported_by: string
  remark: string | null
  reported_at: Date
  answer: Generated<string | null>
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
}

export interface WhitelistTable {
  device_code: string
  version: number
  body_hash: string
  entries: number
  published_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    access_log: AccessLogTable
    access_tag: AccessTagTable
    passage_report: PassageReportTable
    whitelist: WhitelistTable
  }
}

/** After forgetting, a passage keeps its gate, time, outcome and the kind of credential. */
export const accessTables: OwnedTables = {
  access_log: {
    id: 'impersonal',
    device_code: 'impersonal',
    at: 'impersonal',
    received_at: 'impersonal',
    claimed_at: 'impersonal',
    event_name: 'impersonal',
    sequence: 'impersonal',
    presentation_id: 'impersonal',
    credential_kind: 'impersonal',
    credential: 'forgotten',
    credential_normalised: 'forgotten',
    reason: 'impersonal',
    reason_details: 'forgotten',
    permit_id: 'forgotten',
    permit_number: 'forgotten',
    plate: 'forgotten',
    phone: 'forgotten',
    whitelist_version: 'impersonal',
    decided_in_ms: 'impersonal',
    anonymised_at: 'impersonal',
  },
  access_tag: 'forgotten',
  passage_report: 'forgotten',
  whitelist: {
    device_code: 'impersonal',
    version: 'impersonal',
    body_hash: 'impersonal',
    entries: 'impersonal',
    published_at: 'impersonal',
  },
}

export const accessProcessing: OwnedProcessing = {
  access_log: { activity: 'access', name: { sl: 'Prehodi', en: 'Passages' }, data: ['vehicle', 'contact', 'passage'], kept: 'five_years' },
  access_tag: {
    activity: 'access',
    name: { sl: 'Oznake prehodov', en: 'Tags of passages' },
    data: ['statements', 'staff'],
    kept: 'five_years',
  },
  passage_report: {
    activity: 'access',
    name: { sl: 'Prijave imetnikov o prehodih', en: 'Reports of passages by holders' },
    data: ['passage', 'statements', 'staff'],
    kept: 'five_years',
  },
}
