import type { Tables, Trx } from '../../platform/database/db.ts'
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
import type { Generated, UpdateObject } from 'kysely'
import { type OwnerPrivacy, anonymousName } from '../../platform/privacy/owner.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

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

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof bollardTables> {
    bollard_history: BollardHistoryView
  }
}

/** After the retention a command keeps its action and time; events of the bollards are deleted. */
export const bollardTables = {
  device: defineTable({
    code: column.text('impersonal'),
    name: column.text('impersonal'),
    // The lot whose zone the bollard guards; null: the whole old town, open to every zone's permit.
    parking_lot_id: column.uuid('impersonal').orNull(),
    latitude: column.decimal('impersonal'),
    longitude: column.decimal('impersonal'),
    fail_mode: column.text('impersonal').of<FailMode>().byDefault(),
    open_windows: column.json<TimeWindow[]>()('impersonal').byDefault(),
    direction: column.text('impersonal').of<Direction>().byDefault(),
    passback: column.text('impersonal').of<Passback>().byDefault(),
    passback_minutes: column.integer('impersonal').byDefault(),
    // Null: those of its driver.
    times: column.json<BollardTimes>()('impersonal').orNull(),
    state: column.text('impersonal').of<BollardState>().byDefault(),
    // What is wrong with it, as its gate says.
    fault: column.text('impersonal').of<BollardFault>().orNull(),
    // It does not rise by itself, because nobody knows what is above it.
    unproven: column.flag('impersonal').byDefault(),
    online: column.flag('impersonal').byDefault(),
    held: column.flag('impersonal').byDefault(),
    held_since: column.instant('impersonal').orNull(),
    // The gate ends the hold then, also without a link.
    held_until: column.instant('impersonal').orNull(),
    // The command that began the hold: who and why.
    hold_command_id: column.uuid('impersonal').orNull(),
    // Since when somebody works at it, until when they meant to, and the command that began it; null: nobody does.
    service_since: column.instant('impersonal').orNull(),
    service_until: column.instant('impersonal').orNull(),
    service_command_id: column.uuid('impersonal').orNull(),
    // Since when an emergency keeps it down; null: none does.
    emergency_since: column.instant('impersonal').orNull(),
    loop: column.text('impersonal').of<LoopState>().byDefault(),
    // It says that it is down for everybody by its hours.
    open_to_all: column.flag('impersonal').byDefault(),
    // When it was last heard, by the database's clock.
    state_at: column.instant('impersonal').orNull(),
    // Seconds by which its clock is ahead of the server's; negative: behind.
    clock_ahead_s: column.integer('impersonal').byDefault(),
    // Since when it has said that it has no list, and that its clock is wrong; null: it does not.
    listless_since: column.instant('impersonal').orNull(),
    mistimed_since: column.instant('impersonal').orNull(),
    // Since when its processor is too hot; null: it is not, or does not say.
    hot_since: column.instant('impersonal').orNull(),
    pending_events: column.integer('impersonal').byDefault(),
    whitelist_version: column.bigInteger('impersonal').orNull(),
    whitelist_issued_at: column.instant('impersonal').orNull(),
    // The settings and the emergency credentials that its gate has.
    settings_version: column.bigInteger('impersonal').orNull(),
    emergency_version: column.bigInteger('impersonal').orNull(),
    active: column.flag('impersonal').byDefault(),
    // Null: in use.
    out_of_use_since: column.instant('impersonal').orNull(),
    // Of one out of use: its newest list until then. With a later one its gate opens for nobody.
    last_open_version: column.bigInteger('impersonal').orNull(),
    // Which key its agent has; 0: the one made on the server's machine, or by hand.
    account_number: column.integer('impersonal').byDefault(),
    enrolled_at: column.instant('impersonal').orNull(),
    revoked_at: column.instant('impersonal').orNull(),
    // Of the code with which an agent may enrol, until then.
    enrol_code_hash: column.text('impersonal').orNull(),
    enrol_code_until: column.instant('impersonal').orNull(),
    // What a broker of the town's own was told of its account last.
    broker_account: column.text('impersonal').orNull(),
    // The agent that speaks for it, the one that did before, and when two were found to do so in turn.
    agent: column.json<Agent>()('impersonal').orNull(),
    agent_before: column.text('impersonal').orNull(),
    agent_changed_at: column.instant('impersonal').orNull(),
    two_agents_at: column.instant('impersonal').orNull(),
    position: column.integer('impersonal').byDefault(),
    version: column.integer('impersonal').byDefault(),
  }),
  device_command: defineTable({
    id: column.uuid('impersonal'),
    device_code: column.text('impersonal'),
    action: column.text('impersonal').of<CommandAction>(),
    status: column.text('impersonal').of<CommandStatus>(),
    reason: column.text('forgotten'),
    // For which vehicle or phone, and what was added to the reason; null: nothing was said.
    vehicle: column.text('forgotten').orNull(),
    explanation: column.text('forgotten').orNull(),
    requested_by: column.uuid('forgotten').orNull(),
    requested_by_name: column.text('forgotten'),
    requested_at: column.instant('impersonal'),
    expires_at: column.instant('impersonal'),
    delivered_at: column.instant('impersonal').orNull(),
    finished_at: column.instant('impersonal').orNull(),
    failure: column.text('impersonal').of<CommandFailure>().orNull(),
    // Of `hold_lowered`: when the hold ends by itself; of `service`: when whoever works there means to be done.
    hold_until: column.instant('impersonal').orNull(),
    // Of `lower`: how many vehicles of a convoy pass; null: one.
    vehicles: column.integer('impersonal').orNull(),
    // The command to several bollards that it is part of, and the one that it ends; both null for a command to one.
    group_id: column.uuid('impersonal').orNull(),
    stops_group_id: column.uuid('impersonal').orNull(),
    // Of a command to several: the hold that the gate said it had when it was asked for.
    held_by: column.uuid('impersonal').orNull(),
  }).processed('access', { sl: 'Ukazi stebričkom', en: 'Commands of bollards' }, ['statements', 'staff', 'vehicle'], 'five_years'),
  bollard_event: forgottenTable<BollardEventTable>().processed(
    'access',
    { sl: 'Dogodki stebričkov', en: 'Events of bollards' },
    ['passage'],
    'five_years',
  ),
  shift_handover: forgottenTable<ShiftHandoverTable>().processed(
    'access',
    { sl: 'Predaje izmen operaterjev', en: 'Hand-overs of operators' },
    ['statements', 'staff'],
    'five_years',
  ),
  bollard_note: forgottenTable<BollardNoteTable>().processed(
    'access',
    { sl: 'Opombe o dogodkih stebričkov', en: 'Notes on events of bollards' },
    ['statements', 'staff'],
    'five_years',
  ),
  /** Who is told of alerts: one row for the town, or none. */
  bollard_alert_settings: defineTable({
    id: column.flag('impersonal').byDefault(),
    offline_minutes: column.integer('impersonal'),
    escalate_minutes: column.integer('impersonal'),
    // Addresses of the office, as the town set them.
    mail_to: column.text('kept').orNull(),
    escalate_to: column.text('kept').orNull(),
    version: column.integer('impersonal').byDefault(),
  }).processed('access', { sl: 'Kdo dobi opozorila stebričkov', en: 'Who is told of alerts of bollards' }, ['contact'], 'in_use'),
  /** The newest signed document of each kind for a gate. */
  gate_document: defineTable({
    device_code: column.text('impersonal'),
    document: column.text('impersonal').of<DocumentName>(),
    version: column.bigInteger('impersonal'),
    body_hash: column.text('impersonal'),
    published_at: column.instant('impersonal'),
  }),
  // Vehicles and cards of services, until an administrator removes them.
  /** Who always lowers every bollard. */
  emergency_credential: defineTable({
    id: column.uuid('impersonal'),
    // Whose it is: a vehicle of the fire brigade.
    label: column.text('kept'),
    kind: column.text('impersonal').of<CredentialKind>(),
    value: column.text('kept'),
    value_normalised: column.text('kept'),
    created_at: column.instant('impersonal'),
  }).processed('access', { sl: 'Zasilna pooblastila', en: 'Emergency credentials' }, ['vehicle', 'contact'], 'in_use'),
  // Deleted five years after its end, with whom it names.
  bollard_alert: forgottenTable<BollardAlertTable>().processed(
    'access',
    { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
    ['staff'],
    'five_years',
  ),
  /** A process that follows the gates. Its times are the database's, so that clocks of several machines need not agree. */
  bridge: defineTable({
    id: column.uuid('impersonal'),
    started_at: column.instant('impersonal'),
    seen_at: column.instant('impersonal'),
    // Since when it has no link to the broker; null: it has one.
    broker_lost_at: column.instant('impersonal').orNull(),
    // The address of the broker that runs inside it; null: a broker of the town's own.
    embedded_broker: column.text('impersonal').orNull(),
  }),
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

/** Changes the bollard with this code. */
export const updateDevice = async (trx: Trx, code: string, changes: UpdateObject<Tables, 'device'>): Promise<void> => {
  await trx.updateTable('device').set(changes).where('code', '=', code).execute()
}
