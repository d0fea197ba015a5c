import type { BollardAlertKind } from '@dovolilnice/contract/bollards/bollard-alert'
import type { Direction, FailMode, Passback } from '@dovolilnice/contract/access/whitelist'
import type { HistoryEventName } from '@dovolilnice/contract/bollards/bollard-history'
import type { BollardFault, BollardState, LoopState } from '@dovolilnice/contract/bollards/bollard-state'
import type { CommandFailure, CommandStatus } from '@dovolilnice/contract/bollards/bollard-command'
import type { CommandAction } from '@dovolilnice/contract/bollards/gate-command'
import type { Agent } from '@dovolilnice/contract/bollards/gate-state'
import type { StateCause } from '@dovolilnice/contract/bollards/gate-event'
import type { BollardTimes } from '@dovolilnice/contract/bollards/bollard-times'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import type { DocumentName } from '@dovolilnice/contract/bollards/gate-documents'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { ColumnType, Generated } from 'kysely'
import { type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'

export interface DeviceTable {
  code: string
  name: string
  /** The lot whose zone the bollard guards; null: the whole old town, open to every zone's permit. */
  parking_lot_id: string | null
  latitude: number
  longitude: number
  fail_mode: Generated<FailMode>
  open_windows: ColumnType<TimeWindow[], string | undefined, string | undefined>
  direction: Generated<Direction>
  passback: Generated<Passback>
  passback_minutes: Generated<number>
  /** Null: those of its driver. */
  times: ColumnType<BollardTimes | null, string | null | undefined, string | null>
  state: Generated<BollardState>
  /** What is wrong with it, as its gate says. */
  fault: BollardFault | null
  /** It does not rise by itself, because nobody knows what is above it. */
  unproven: Generated<boolean>
  online: Generated<boolean>
  held: Generated<boolean>
  held_since: Date | null
  /** The gate ends the hold then, also without a link. */
  held_until: Date | null
  /** The command that began the hold: who and why. */
  hold_command_id: string | null
  /** Since when somebody works at it, until when they meant to, and the command that began it; null: nobody does. */
  service_since: Date | null
  service_until: Date | null
  service_command_id: string | null
  /** Since when an emergency keeps it down; null: none does. */
  emergency_since: Date | null
  loop: Generated<LoopState>
  /** It says that it is down for everybody by its hours. */
  open_to_all: Generated<boolean>
  /** When it was last heard, by the database's clock. */
  state_at: Date | null
  /** Seconds by which its clock is ahead of the server's; negative: behind. */
  clock_ahead_s: Generated<number>
  /** Since when it has said that it has no list, and that its clock is wrong; null: it does not. */
  listless_since: Date | null
  mistimed_since: Date | null
  /** Since when its processor is too hot; null: it is not, or does not say. */
  hot_since: Date | null
  pending_events: Generated<number>
  whitelist_version: number | null
  whitelist_issued_at: Date | null
  /** The settings and the emergency credentials that its gate has. */
  settings_version: number | null
  emergency_version: number | null
  active: Generated<boolean>
  /** Null: in use. */
  out_of_use_since: Date | null
  /** Of one out of use: its newest list until then. With a later one its gate opens for nobody. */
  last_open_version: number | null
  /** Which key its agent has; 0: the one made on the server's machine, or by hand. */
  account_number: Generated<number>
  enrolled_at: Date | null
  revoked_at: Date | null
  /** Of the code with which an agent may enrol, until then. */
  enrol_code_hash: string | null
  enrol_code_until: Date | null
  /** What a broker of the town's own was told of its account last. */
  broker_account: string | null
  /** The agent that speaks for it, the one that did before, and when two were found to do so in turn. */
  agent: ColumnType<Agent | null, string | null | undefined, string | null>
  agent_before: string | null
  agent_changed_at: Date | null
  two_agents_at: Date | null
  position: Generated<number>
  version: Generated<number>
}

export interface DeviceCommandTable {
  id: string
  device_code: string
  action: CommandAction
  status: CommandStatus
  reason: string
  /** For which vehicle or phone, and what was added to the reason; null: nothing was said. */
  vehicle: Generated<string | null>
  explanation: Generated<string | null>
  requested_by: string | null
  requested_by_name: string
  requested_at: Date
  expires_at: Date
  delivered_at: Date | null
  finished_at: Date | null
  failure: CommandFailure | null
  /** Of `hold_lowered`: when the hold ends by itself; of `service`: when whoever works there means to be done. */
  hold_until: Date | null
  /** Of `lower`: how many vehicles of a convoy pass; null: one. */
  vehicles: Generated<number | null>
  /** The command to several bollards that it is part of, and the one that it ends; both null for a command to one. */
  group_id: Generated<string | null>
  stops_group_id: Generated<string | null>
  /** Of a command to several: the hold that the gate said it had when it was asked for. */
  held_by: Generated<string | null>
}

export interface BollardEventTable {
  id: string
  /** Null: what the broker refused for no known bollard. */
  device_code: string | null
  at: Date
  received_at: Date
  /** What the gate's clock said, where it cannot be true and `at` is the time of arrival. */
  claimed_at: Date | null
  event_name: Exclude<HistoryEventName, 'command'>
  sequence: number | null
  state: BollardState | null
  cause: StateCause | null
  /** What a fault is, or why a message was refused; otherwise null. */
  failure: Generated<CommandFailure | null>
  /** Of what the broker refused: whose account it was, and for which channel. */
  detail: Generated<string | null>
}

/** What one operator leaves to the next. */
export interface ShiftHandoverTable {
  id: string
  text: string
  matters: string[]
  written_by: string | null
  written_by_name: string
  written_at: Date
  confirmed_by: string | null
  confirmed_by_name: string | null
  confirmed_at: Date | null
}

/** A note of a person on a line of the archive. */
export interface BollardNoteTable {
  id: string
  /** Of a command or of an event of a bollard. */
  event_id: string
  note: string
  noted_by: string | null
  noted_by_name: string
  noted_at: Date
}

/** A view: commands and events of the bollards as one archive. */
export interface BollardHistoryView {
  id: string
  at: Date
  device_code: string | null
  device_name: string | null
  event_name: HistoryEventName
  action: CommandAction | null
  status: CommandStatus | null
  person: string | null
  reason: string | null
  vehicle: string | null
  explanation: string | null
  failure: CommandFailure | null
  finished_at: Date | null
  hold_until: Date | null
  vehicles: number | null
  state: BollardState | null
  cause: StateCause | null
  detail: string | null
}

/** A process that follows the gates. Its times are the database's, so that clocks of several machines need not agree. */
export interface BridgeTable {
  id: string
  started_at: Date
  seen_at: Date
  /** Since when it has no link to the broker; null: it has one. */
  broker_lost_at: Date | null
  /** The address of the broker that runs inside it; null: a broker of the town's own. */
  embedded_broker: string | null
}

/** Who is told of alerts: one row for the town, or none. */
export interface BollardAlertSettingsTable {
  id: Generated<boolean>
  offline_minutes: number
  escalate_minutes: number
  mail_to: string | null
  escalate_to: string | null
  version: number
}

/** Something wrong with a bollard. */
export interface BollardAlertTable {
  id: string
  device_code: string
  kind: BollardAlertKind
  /** The fault; empty for the other kinds. */
  detail: string
  raised_at: Date
  mailed_at: Date | null
  taken_by: string | null
  taken_at: Date | null
  escalated_at: Date | null
  ended_at: Date | null
}

/** The newest signed document of each kind for a gate. */
export interface GateDocumentTable {
  device_code: string
  document: DocumentName
  version: number
  body_hash: string
  published_at: Date
}

/** Who always lowers every bollard. */
export interface EmergencyCredentialTable {
  id: string
  /** Whose it is: a vehicle of the fire brigade. */
  label: string
  kind: CredentialKind
  value: string
  value_normalised: string
  created_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    device: DeviceTable
    device_command: DeviceCommandTable
    bollard_event: BollardEventTable
    shift_handover: ShiftHandoverTable
    bollard_note: BollardNoteTable
    bollard_history: BollardHistoryView
    bridge: BridgeTable
    bollard_alert_settings: BollardAlertSettingsTable
    bollard_alert: BollardAlertTable
    gate_document: GateDocumentTable
    emergency_credential: EmergencyCredentialTable
  }
}

/** After the retention a command keeps its action and time; events of the bollards are deleted. */
export const bollardTables: OwnedTables = {
  device: {
    code: 'impersonal',
    name: 'impersonal',
    parking_lot_id: 'impersonal',
    latitude: 'impersonal',
    longitude: 'impersonal',
    fail_mode: 'impersonal',
    open_windows: 'impersonal',
    direction: 'impersonal',
    passback: 'impersonal',
    passback_minutes: 'impersonal',
    open_to_all: 'impersonal',
    times: 'impersonal',
    state: 'impersonal',
    fault: 'impersonal',
    unproven: 'impersonal',
    online: 'impersonal',
    held: 'impersonal',
    held_since: 'impersonal',
    held_until: 'impersonal',
    hold_command_id: 'impersonal',
    service_since: 'impersonal',
    service_until: 'impersonal',
    service_command_id: 'impersonal',
    emergency_since: 'impersonal',
    loop: 'impersonal',
    state_at: 'impersonal',
    clock_ahead_s: 'impersonal',
    listless_since: 'impersonal',
    mistimed_since: 'impersonal',
    hot_since: 'impersonal',
    pending_events: 'impersonal',
    whitelist_version: 'impersonal',
    whitelist_issued_at: 'impersonal',
    settings_version: 'impersonal',
    emergency_version: 'impersonal',
    active: 'impersonal',
    out_of_use_since: 'impersonal',
    last_open_version: 'impersonal',
    account_number: 'impersonal',
    enrolled_at: 'impersonal',
    revoked_at: 'impersonal',
    enrol_code_hash: 'impersonal',
    enrol_code_until: 'impersonal',
    broker_account: 'impersonal',
    agent: 'impersonal',
    agent_before: 'impersonal',
    agent_changed_at: 'impersonal',
    two_agents_at: 'impersonal',
    position: 'impersonal',
    version: 'impersonal',
  },
  device_command: {
    id: 'impersonal',
    device_code: 'impersonal',
    action: 'impersonal',
    status: 'impersonal',
    reason: 'forgotten',
    vehicle: 'forgotten',
    explanation: 'forgotten',
    requested_by: 'forgotten',
    requested_by_name: 'forgotten',
    requested_at: 'impersonal',
    expires_at: 'impersonal',
    delivered_at: 'impersonal',
    finished_at: 'impersonal',
    failure: 'impersonal',
    hold_until: 'impersonal',
    vehicles: 'impersonal',
    group_id: 'impersonal',
    stops_group_id: 'impersonal',
    held_by: 'impersonal',
  },
  bollard_event: 'forgotten',
  shift_handover: 'forgotten',
  bollard_note: 'forgotten',
  bollard_alert_settings: {
    id: 'impersonal',
    offline_minutes: 'impersonal',
    escalate_minutes: 'impersonal',
    // Addresses of the office, as the town set them.
    mail_to: 'kept',
    escalate_to: 'kept',
    version: 'impersonal',
  },
  // Deleted five years after its end, with whom it names.
  bollard_alert: 'forgotten',
  gate_document: {
    device_code: 'impersonal',
    document: 'impersonal',
    version: 'impersonal',
    body_hash: 'impersonal',
    published_at: 'impersonal',
  },
  // Vehicles and cards of services, until an administrator removes them.
  emergency_credential: {
    id: 'impersonal',
    label: 'kept',
    kind: 'impersonal',
    value: 'kept',
    value_normalised: 'kept',
    created_at: 'impersonal',
  },
  bridge: {
    id: 'impersonal',
    started_at: 'impersonal',
    seen_at: 'impersonal',
    broker_lost_at: 'impersonal',
    embedded_broker: 'impersonal',
  },
}

export const bollardProcessing: OwnedProcessing = {
  device_command: {
    activity: 'access',
    name: { sl: 'Ukazi stebričkom', en: 'Commands of bollards' },
    data: ['statements', 'staff', 'vehicle'],
    kept: 'five_years',
  },
  bollard_event: {
    activity: 'access',
    name: { sl: 'Dogodki stebričkov', en: 'Events of bollards' },
    data: ['passage'],
    kept: 'five_years',
  },
  shift_handover: {
    activity: 'access',
    name: { sl: 'Predaje izmen operaterjev', en: 'Hand-overs of operators' },
    data: ['statements', 'staff'],
    kept: 'five_years',
  },
  bollard_note: {
    activity: 'access',
    name: { sl: 'Opombe o dogodkih stebričkov', en: 'Notes on events of bollards' },
    data: ['statements', 'staff'],
    kept: 'five_years',
  },
  bollard_alert_settings: {
    activity: 'access',
    name: { sl: 'Kdo dobi opozorila stebričkov', en: 'Who is told of alerts of bollards' },
    data: ['contact'],
    kept: 'in_use',
  },
  emergency_credential: {
    activity: 'access',
    name: { sl: 'Zasilna pooblastila', en: 'Emergency credentials' },
    data: ['vehicle', 'contact'],
    kept: 'in_use',
  },
  bollard_alert: {
    activity: 'access',
    name: { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
    data: ['staff'],
    kept: 'five_years',
  },
}

export const bollardPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    await trx
      .updateTable('device_command')
      .set({ requested_by: null, requested_by_name: anonymousName, reason: '', vehicle: null, explanation: null })
      .where('requested_at', '<', before)
      .where('requested_by_name', '!=', anonymousName)
      .execute()
    await trx.deleteFrom('shift_handover').where('written_at', '<', before).execute()
    await trx.deleteFrom('bollard_note').where('noted_at', '<', before).execute()
    await trx.deleteFrom('bollard_event').where('at', '<', before).execute()
    await trx.deleteFrom('bollard_alert').where('ended_at', '<', before).execute()
    // A note says something only beside its line.
    await trx
      .deleteFrom('bollard_note')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('device_command as c').select('c.id').whereRef('c.id', '=', 'bollard_note.event_id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bollard_event as e').select('e.id').whereRef('e.id', '=', 'bollard_note.event_id'))),
      )
      .execute()
  },
}
