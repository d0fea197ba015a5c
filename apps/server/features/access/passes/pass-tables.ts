import type { PassPurpose, PassSource } from '@dovolilnice/contract/access/passes'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import type { Generated } from 'kysely'
import { z } from 'zod/mini'
import type { Json } from '../../../platform/database/db.ts'
import type { OwnedProcessing } from '../../../platform/privacy/owner.ts'

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
  /** The normalised number of an RFID card instead of a plate, which is empty then. */
  rfid: Generated<string | null>
  /** How often it opens; null: as often as one comes. */
  ways: Generated<number | null>
  /** How often it has, as far as the gates have told. */
  used: Generated<number>
  gate: Generated<string | null>
  host_id: Generated<string | null>
  source: Generated<PassSource>
  /** The event whose list it is on. */
  occasion_id: Generated<string | null>
  /** The application that waits for its decision. */
  application_id: Generated<string | null>
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
  key_scopes: Generated<string[]>
}

/** An event of the town, see `contract/access/occasions.ts`. */
export interface OccasionTable {
  id: string
  name: string
  zone: string
  gates: string[]
  from_at: Date
  until_at: Date
  complete_until: Date
  organiser: string
  email: string
  locale: Locale
  quota: number
  neighbours: Json<Text>
  published: boolean
  /** Hash of the secret of the organiser's link; null: it was ended. */
  key_hash: Generated<string | null>
  call_hash: string | null
  created_by: string | null
  created_at: Date
  changed_at: Date
  cancelled_at: Generated<Date | null>
  cancel_reason: Generated<string>
  /** Those whose passes are deleted by now, and how often they passed. */
  past_vehicles: Generated<number>
  past_passages: Generated<number>
  version: number
}

declare module '../../../platform/database/db.ts' {
  interface Tables {
    pass: PassTable
    host: HostTable
    occasion: OccasionTable
  }
}

export const passProcessing = {
  pass: {
    activity: 'access',
    name: {
      sl: 'Prepustnice (tiste za goste gostiteljev in prireditev 30 dni)',
      en: 'Passes (those for guests of hosts and of events 30 days)',
    },
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
  occasion: {
    activity: 'access',
    name: { sl: 'Prireditve', en: 'Events of the town' },
    data: ['identity', 'contact', 'staff'],
    kept: 'passages',
  },
  host: { activity: 'access', name: { sl: 'Gostitelji', en: 'Hosts' }, data: ['identity', 'statements', 'staff'], kept: 'account' },
} as const satisfies OwnedProcessing

/** What a person reads of the own passes, the own right to give them, and the own events. */
export const ownPassSchema = z.object({
  number: z.string(),
  plate: z.string(),
  rfid: z.nullable(z.string()),
  zone: z.string(),
  from_at: instantSchema,
  until_at: instantSchema,
  purpose: z.string(),
  note: z.string(),
})

export const ownHostSchema = z.object({
  name: z.string(),
  zone: z.string(),
  daily: z.int(),
  monthly: z.int(),
  invited_at: instantSchema,
  stopped_at: z.nullable(instantSchema),
  stop_reason: z.string(),
})

export const ownOccasionSchema = z.object({
  name: z.string(),
  zone: z.string(),
  from_at: instantSchema,
  until_at: instantSchema,
  organiser: z.string(),
  email: z.string(),
  quota: z.int(),
  cancelled_at: z.nullable(instantSchema),
  cancel_reason: z.string(),
})
