import type { PassPurpose, PassSource } from '@dovolilnice/contract/access/passes'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { column, defineTable, type TablesOf } from '../../../platform/database/define-table.ts'

export const passTables = {
  pass: defineTable({
    id: column.uuid('forgotten'),
    number: column.text('forgotten', 'own'),
    plate: column.text('forgotten', 'own'),
    // The normalised number of an RFID card instead of a plate, which is empty then.
    rfid: column.text('forgotten', 'own').orNull(),
    plate_normalised: column.text('forgotten'),
    zone: column.text('forgotten', 'own'),
    from_at: column.instant('forgotten', 'own'),
    until_at: column.instant('forgotten', 'own'),
    purpose: column.text('forgotten', 'own').of<PassPurpose>(),
    note: column.text('forgotten', 'own'),
    // Six digits instead of a plate, which is empty then.
    code: column.text('forgotten').orNull(),
    // How often it opens; null: as often as one comes.
    ways: column.integer('forgotten').orNull(),
    // How often it has, as far as the gates have told.
    used: column.integer('forgotten').byDefault(),
    gate: column.text('forgotten').orNull(),
    host_id: column.uuid('forgotten').orNull(),
    source: column.text('forgotten').of<PassSource>().byDefault(),
    // The event whose list it is on.
    occasion_id: column.uuid('forgotten').orNull(),
    // The application that waits for its decision.
    application_id: column.uuid('forgotten').orNull(),
    // The same for all that were given together.
    batch: column.uuid('forgotten').orNull(),
    end_reason: column.text('forgotten').byDefault(),
    // Hash of the key of the call that gave it, where the caller named one.
    call_hash: column.text('forgotten').orNull(),
    issued_by: column.uuid('forgotten').orNull(),
    issued_at: column.instant('forgotten'),
    // When a person ended it before its time; `until_at` is the same moment.
    ended_at: column.instant('forgotten').orNull(),
    ended_by: column.uuid('forgotten').orNull(),
  }).processed(
    'access',
    { sl: 'Prepustnice (tiste za goste gostiteljev in prireditev 30 dni)', en: 'Passes (those for guests of hosts and of events 30 days)' },
    ['vehicle', 'statements', 'staff'],
    'passages',
  ),
  host: defineTable({
    id: column.uuid('forgotten'),
    user_id: column.uuid('forgotten'),
    // As guests know it.
    name: column.text('forgotten', 'own'),
    zone: column.text('forgotten', 'own'),
    // The only gate of their passes; null: all of the zone.
    gate: column.text('forgotten').orNull(),
    daily: column.integer('forgotten', 'own'),
    monthly: column.integer('forgotten', 'own'),
    longest_minutes: column.integer('forgotten'),
    from_minute: column.integer('forgotten'),
    until_minute: column.integer('forgotten'),
    invited_by: column.uuid('forgotten').orNull(),
    invited_at: column.instant('forgotten', 'own'),
    stopped_at: column.instant('forgotten', 'own').orNull(),
    stop_reason: column.text('forgotten', 'own').byDefault(),
    key_hash: column.text('forgotten').orNull(),
    key_scopes: column.texts('forgotten').byDefault(),
  }).processed('access', { sl: 'Gostitelji', en: 'Hosts' }, ['identity', 'statements', 'staff'], 'account'),
  /** An event of the town, see `contract/access/occasions.ts`. */
  occasion: defineTable({
    id: column.uuid('forgotten'),
    name: column.text('forgotten', 'own'),
    zone: column.text('forgotten', 'own'),
    gates: column.texts('forgotten'),
    from_at: column.instant('forgotten', 'own'),
    until_at: column.instant('forgotten', 'own'),
    complete_until: column.instant('forgotten'),
    organiser: column.text('forgotten', 'own'),
    email: column.text('forgotten', 'own'),
    locale: column.text('forgotten').of<Locale>(),
    quota: column.integer('forgotten', 'own'),
    neighbours: column.json<Text>()('forgotten'),
    published: column.flag('forgotten'),
    // Hash of the secret of the organiser's link; null: it was ended.
    key_hash: column.text('forgotten').orNull(),
    call_hash: column.text('forgotten').orNull(),
    created_by: column.uuid('forgotten').orNull(),
    created_at: column.instant('forgotten'),
    changed_at: column.instant('forgotten'),
    cancelled_at: column.instant('forgotten', 'own').orNull(),
    cancel_reason: column.text('forgotten', 'own').byDefault(),
    // Those whose passes are deleted by now, and how often they passed.
    past_vehicles: column.integer('forgotten').byDefault(),
    past_passages: column.integer('forgotten').byDefault(),
    version: column.integer('forgotten'),
  }).processed('access', { sl: 'Prireditve', en: 'Events of the town' }, ['identity', 'contact', 'staff'], 'passages'),
}

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof passTables> {}
}
