import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { Reason, ReasonDetails } from '@dovolilnice/contract/access/reasons'
import type { FailMode } from '@dovolilnice/contract/access/whitelist'
import type { HistoryEventName } from '@dovolilnice/contract/bollards/bollard-history'
import type { BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandFailure, CommandStatus } from '@dovolilnice/contract/bollards/command-status'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { ColumnType, Generated } from 'kysely'

export interface DeviceTable {
  code: string
  name: string
  /** The lot whose zone the bollard guards; null: the whole old town, open to every zone's permit. */
  parking_lot_id: string | null
  latitude: number
  longitude: number
  fail_mode: Generated<FailMode>
  state: Generated<BollardState>
  online: Generated<boolean>
  held: Generated<boolean>
  loop: Generated<LoopState>
  state_at: Date | null
  pending_events: Generated<number>
  whitelist_version: number | null
  whitelist_issued_at: Date | null
  active: Generated<boolean>
  position: Generated<number>
}

export interface WhitelistTable {
  device_code: string
  version: number
  body_hash: string
  entries: number
  published_at: Date
}

export interface DeviceCommandTable {
  id: string
  device_code: string
  action: CommandAction
  status: CommandStatus
  reason: string
  requested_by: string | null
  requested_by_name: string
  requested_at: Date
  expires_at: Date
  delivered_at: Date | null
  finished_at: Date | null
  failure: CommandFailure | null
}

export interface BollardEventTable {
  id: string
  device_code: string
  at: Date
  received_at: Date
  event_name: Exclude<HistoryEventName, 'command'>
  sequence: number | null
  state: BollardState | null
  cause: StateCause | null
}

/** A view: commands and events of the bollards as one archive. */
export interface BollardHistoryView {
  id: string
  at: Date
  device_code: string
  device_name: string
  event_name: HistoryEventName
  action: CommandAction | null
  status: CommandStatus | null
  person: string | null
  reason: string | null
  failure: CommandFailure | null
  finished_at: Date | null
  state: BollardState | null
  cause: StateCause | null
}

export interface AccessLogTable {
  /** Given by the gate; the same event sent twice is one line. */
  id: string
  device_code: string
  at: Date
  received_at: Date
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

declare module '../platform/database/tables.ts' {
  interface Tables {
    device: DeviceTable
    whitelist: WhitelistTable
    device_command: DeviceCommandTable
    bollard_event: BollardEventTable
    bollard_history: BollardHistoryView
    access_log: AccessLogTable
    access_tag: AccessTagTable
  }
}
