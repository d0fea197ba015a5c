import type { PassPurpose, PassSource } from '@dovolilnice/contract/access/passes'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { type OwnedProcessing, processed } from '../../../platform/privacy/owner.ts'
import { instant, integer, text, uuid, defineTable, type TableOf, texts, flag, json } from '../../../platform/database/define-table.ts'

export const passTable = defineTable({
  id: uuid('forgotten'),
  number: text('forgotten', 'own'),
  plate: text('forgotten', 'own'),
  // The normalised number of an RFID card instead of a plate, which is empty then.
  rfid: text('forgotten', 'own').orNull(),
  plate_normalised: text('forgotten'),
  zone: text('forgotten', 'own'),
  from_at: instant('forgotten', 'own'),
  until_at: instant('forgotten', 'own'),
  purpose: text('forgotten', 'own').of<PassPurpose>(),
  note: text('forgotten', 'own'),
  // Six digits instead of a plate, which is empty then.
  code: text('forgotten').orNull(),
  // How often it opens; null: as often as one comes.
  ways: integer('forgotten').orNull(),
  // How often it has, as far as the gates have told.
  used: integer('forgotten').byDefault(),
  gate: text('forgotten').orNull(),
  host_id: uuid('forgotten').orNull(),
  source: text('forgotten').of<PassSource>().byDefault(),
  // The event whose list it is on.
  occasion_id: uuid('forgotten').orNull(),
  // The application that waits for its decision.
  application_id: uuid('forgotten').orNull(),
  // The same for all that were given together.
  batch: uuid('forgotten').orNull(),
  end_reason: text('forgotten').byDefault(),
  // Hash of the key of the call that gave it, where the caller named one.
  call_hash: text('forgotten').orNull(),
  issued_by: uuid('forgotten').orNull(),
  issued_at: instant('forgotten'),
  // When a person ended it before its time; `until_at` is the same moment.
  ended_at: instant('forgotten').orNull(),
  ended_by: uuid('forgotten').orNull(),
})

export const hostTable = defineTable({
  id: uuid('forgotten'),
  user_id: uuid('forgotten'),
  // As guests know it.
  name: text('forgotten', 'own'),
  zone: text('forgotten', 'own'),
  // The only gate of their passes; null: all of the zone.
  gate: text('forgotten').orNull(),
  daily: integer('forgotten', 'own'),
  monthly: integer('forgotten', 'own'),
  longest_minutes: integer('forgotten'),
  from_minute: integer('forgotten'),
  until_minute: integer('forgotten'),
  invited_by: uuid('forgotten').orNull(),
  invited_at: instant('forgotten', 'own'),
  stopped_at: instant('forgotten', 'own').orNull(),
  stop_reason: text('forgotten', 'own').byDefault(),
  key_hash: text('forgotten').orNull(),
  key_scopes: texts('forgotten').byDefault(),
})

/** An event of the town, see `contract/access/occasions.ts`. */
export const occasionTable = defineTable({
  id: uuid('forgotten'),
  name: text('forgotten', 'own'),
  zone: text('forgotten', 'own'),
  gates: texts('forgotten'),
  from_at: instant('forgotten', 'own'),
  until_at: instant('forgotten', 'own'),
  complete_until: instant('forgotten'),
  organiser: text('forgotten', 'own'),
  email: text('forgotten', 'own'),
  locale: text('forgotten').of<Locale>(),
  quota: integer('forgotten', 'own'),
  neighbours: json<Text>()('forgotten'),
  published: flag('forgotten'),
  // Hash of the secret of the organiser's link; null: it was ended.
  key_hash: text('forgotten').orNull(),
  call_hash: text('forgotten').orNull(),
  created_by: uuid('forgotten').orNull(),
  created_at: instant('forgotten'),
  changed_at: instant('forgotten'),
  cancelled_at: instant('forgotten', 'own').orNull(),
  cancel_reason: text('forgotten', 'own').byDefault(),
  // Those whose passes are deleted by now, and how often they passed.
  past_vehicles: integer('forgotten').byDefault(),
  past_passages: integer('forgotten').byDefault(),
  version: integer('forgotten'),
})

declare module '../../../platform/database/db.ts' {
  interface Tables {
    pass: TableOf<typeof passTable.columns>
    host: TableOf<typeof hostTable.columns>
    occasion: TableOf<typeof occasionTable.columns>
  }
}

export const passProcessing = {
  pass: processed(
    'access',
    { sl: 'Prepustnice (tiste za goste gostiteljev in prireditev 30 dni)', en: 'Passes (those for guests of hosts and of events 30 days)' },
    ['vehicle', 'statements', 'staff'],
    'passages',
  ),
  visit: processed(
    'access',
    { sl: 'Obiski s karto in opravičila (slika do pregleda)', en: 'Visits with a card and justifications (the photo until the check)' },
    ['vehicle', 'documents', 'statements', 'contact', 'staff'],
    'passages',
  ),
  occasion: processed('access', { sl: 'Prireditve', en: 'Events of the town' }, ['identity', 'contact', 'staff'], 'passages'),
  host: processed('access', { sl: 'Gostitelji', en: 'Hosts' }, ['identity', 'statements', 'staff'], 'account'),
} as const satisfies OwnedProcessing
