import type { Visit } from '@dovolilnice/contract/access/visit-list'
import type { WardenNote } from '@dovolilnice/contract/access/warden-notes'
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
  visit: defineTable({
    id: column.uuid('forgotten'),
    number: column.text('forgotten', 'own'),
    kind: column.text('forgotten').of<Visit['kind']>(),
    link_hash: column.text('forgotten').orNull(),
    // Hash of the key of the call that made it, where the caller named one.
    call_hash: column.text('forgotten').orNull(),
    // Of a justification only once it is accepted.
    pass_id: column.uuid('forgotten').orNull(),
    country: column.text('forgotten', 'own').orNull(),
    // A keyed hash of the card, and the last characters of its number: the number itself is not kept.
    card_key: column.text('forgotten').orNull(),
    card_end: column.text('forgotten', 'own').orNull(),
    card_until: column.day('forgotten', 'own').orNull(),
    plate: column.text('forgotten', 'own'),
    plate_normalised: column.text('forgotten'),
    zone: column.text('forgotten', 'own'),
    day: column.day('forgotten', 'own'),
    purpose: column.text('forgotten', 'own').of<PassPurpose>(),
    statement: column.text('forgotten', 'own').byDefault(),
    email: column.text('forgotten', 'own').orNull(),
    locale: column.text('forgotten').of<Locale>(),
    // The photo; null: it was deleted.
    storage_key: column.text('forgotten').orNull(),
    media_type: column.text('forgotten').orNull(),
    // Whether the sample has it.
    drawn: column.flag('forgotten'),
    changes: column.integer('forgotten').byDefault(),
    asked_at: column.instant('forgotten', 'own'),
    outcome: column.text('forgotten', 'own').of<'accepted' | 'refused'>().orNull(),
    reason: column.text('forgotten', 'own').byDefault(),
    checked_at: column.instant('forgotten', 'own').orNull(),
    checked_by: column.uuid('forgotten').orNull(),
  }).processed(
    'access',
    { sl: 'Obiski s karto in opravičila (slika do pregleda)', en: 'Visits with a card and justifications (the photo until the check)' },
    ['vehicle', 'documents', 'statements', 'contact', 'staff'],
    'passages',
  ),
  /** What the town lets visitors do: one row, or none. */
  visit_settings: defineTable({
    id: column.flag('impersonal').byDefault(),
    cards: column.flag('impersonal'),
    justify: column.flag('impersonal'),
    zones: column.texts('impersonal'),
    days_a_year: column.integer('impersonal'),
    days_ahead: column.integer('impersonal'),
    from_minute: column.integer('impersonal'),
    until_minute: column.integer('impersonal'),
    check_percent: column.integer('impersonal'),
    photo_days: column.integer('impersonal'),
    delivery_kind_id: column.uuid('impersonal').orNull(),
    moving_kind_id: column.uuid('impersonal').orNull(),
    works_kind_id: column.uuid('impersonal').orNull(),
    version: column.integer('impersonal'),
  }),
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
  warden_note: defineTable({
    id: column.uuid('forgotten'),
    number: column.text('forgotten', 'own'),
    call_hash: column.text('forgotten').orNull(),
    plate: column.text('forgotten', 'own'),
    plate_normalised: column.text('forgotten'),
    place: column.text('forgotten', 'own'),
    seen: column.text('forgotten', 'own').of<WardenNote['seen']>(),
    note: column.text('forgotten', 'own'),
    photos: column.integer('forgotten', 'own'),
    at: column.instant('forgotten', 'own'),
    received_at: column.instant('forgotten'),
    written_by: column.uuid('forgotten').orNull(),
    // The PDF.
    storage_key: column.text('forgotten'),
  }).processed(
    'access',
    { sl: 'Zapiski redarjev s slikami', en: 'Wardens’ notes with photos' },
    ['vehicle', 'documents', 'statements', 'staff'],
    'passages',
  ),
}

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof passTables> {}
}
