import type { PassPurpose, PassSource } from '@dovolilnice/contract/access/passes'
import type { Visit, VisitSettings } from '@dovolilnice/contract/access/visit-list'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Generated } from 'kysely'
import type { OwnedProcessing } from '../../platform/privacy/owner.ts'

export interface PassTable {
  id: string
  number: string
  plate: string
  plate_normalised: string
  zone: string
  from_at: Date
  until_at: Date
  purpose: PassPurpose
  note: string
  /** Six digits instead of a plate, which is empty then. */
  code: Generated<string | null>
  /** How often it opens; null: as often as one comes. */
  ways: Generated<number | null>
  /** How often it has, as far as the gates have told. */
  used: Generated<number>
  gate: Generated<string | null>
  host_id: Generated<string | null>
  source: Generated<PassSource>
  /** The same for all that were given together. */
  batch: Generated<string | null>
  end_reason: Generated<string>
  /** Hash of the key of the call that gave it, where the caller named one. */
  call_hash: Generated<string | null>
  issued_by: string | null
  issued_at: Date
  /** When a person ended it before its time; `until_at` is the same moment. */
  ended_at: Generated<Date | null>
  ended_by: Generated<string | null>
}

export interface HostTable {
  id: string
  user_id: string
  /** As guests know it. */
  name: string
  zone: string
  /** The only gate of their passes; null: all of the zone. */
  gate: string | null
  daily: number
  monthly: number
  longest_minutes: number
  from_minute: number
  until_minute: number
  invited_by: string | null
  invited_at: Date
  stopped_at: Generated<Date | null>
  stop_reason: Generated<string>
  key_hash: Generated<string | null>
}

export interface VisitTable {
  id: string
  number: string
  kind: Visit['kind']
  link_hash: Generated<string | null>
  /** Of a justification only once it is accepted. */
  pass_id: Generated<string | null>
  country: Generated<string | null>
  /** A keyed hash of the card, and the last characters of its number: the number itself is not kept. */
  card_key: Generated<string | null>
  card_end: Generated<string | null>
  card_until: Generated<string | null>
  plate: string
  plate_normalised: string
  zone: string
  day: string
  purpose: PassPurpose
  statement: Generated<string>
  email: string | null
  locale: Locale
  /** The photo; null: it was deleted. */
  storage_key: Generated<string | null>
  media_type: Generated<string | null>
  /** Whether the sample has it. */
  drawn: boolean
  changes: Generated<number>
  asked_at: Date
  outcome: Generated<'accepted' | 'refused' | null>
  reason: Generated<string>
  checked_at: Generated<Date | null>
  checked_by: Generated<string | null>
}

/** What the town lets visitors do: one row, or none. */
export interface VisitSettingsTable extends VisitSettings {
  id: Generated<boolean>
  version: number
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    pass: PassTable
    host: HostTable
    visit: VisitTable
    visit_settings: VisitSettingsTable
  }
}

export const passProcessing = {
  pass: {
    activity: 'access',
    name: { sl: 'Prepustnice (tiste za goste gostiteljev 30 dni)', en: 'Passes (those for guests of hosts 30 days)' },
    data: ['vehicle', 'statements', 'staff'],
    kept: 'passages',
  },
  visit: {
    activity: 'access',
    name: {
      sl: 'Obiski s karto in opravičila (slika do pregleda)',
      en: 'Visits with a card and justifications (the photo until the check)',
    },
    data: ['vehicle', 'documents', 'statements', 'contact', 'staff'],
    kept: 'passages',
  },
  host: { activity: 'access', name: { sl: 'Gostitelji', en: 'Hosts' }, data: ['identity', 'statements', 'staff'], kept: 'account' },
} as const satisfies OwnedProcessing
