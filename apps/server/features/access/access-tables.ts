import type { PresentedKind } from '@dovolilnice/contract/primitives/credential'
import type { Reason, ReasonDetails } from '@dovolilnice/contract/access/reasons'
import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { PassageClaim } from '@dovolilnice/contract/access/access-log'
import { type ColumnType, type Generated, sql } from 'kysely'
import {
  collected,
  type OwnedTables,
  type OwnerPrivacy,
  type OwnedProcessing,
  type Identified,
  idsOf,
  isSame,
} from '../../platform/privacy/owner.ts'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { PastHead } from './past-lists.ts'
import { ownVisitSchema, visitIdentified, visitTables } from './visits/check-visits.ts'
import { noteIdentified, ownNoteSchema } from './street/warden-notes.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { ownHostSchema, ownOccasionSchema, ownPassSchema, passProcessing } from './passes/pass-tables.ts'

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
  credential_kind: PresentedKind | null
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
  claim: Generated<PassageClaim>
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
  /** The version to which it was sent as a difference; null: whole. */
  base: number | null
  /** What it said beside its content; null: it was given before that was kept. */
  head: ColumnType<PastHead | null, string | undefined, string>
  /** When its gate first said that it has it. */
  taken_at: Generated<Date | null>
}

/** The lines of a credential of a zone's list, for as long as they stood there. */
export interface ListLineTable {
  zone: string
  /** A keyed hash, also of a plate. */
  credential: string
  lines: string
  permits: string[]
  since: Date
  until_at: Date | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    access_log: AccessLogTable
    access_tag: AccessTagTable
    passage_report: PassageReportTable
    whitelist: WhitelistTable
    list_line: ListLineTable
    list_zone: { zone: string; fingerprint: string }
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
  pass: 'forgotten',
  host: 'forgotten',
  occasion: 'forgotten',
  ...visitTables,
  warden_note: 'forgotten',
  misuse: 'forgotten',
  program: {
    id: 'impersonal',
    name: 'impersonal',
    key_hash: 'impersonal',
    scopes: 'impersonal',
    made_by: 'impersonal',
    made_at: 'impersonal',
    used_at: 'impersonal',
    ended_at: 'impersonal',
  },
  misuse_limits: {
    id: 'impersonal',
    speed_kmh: 'impersonal',
    openings_a_day: 'impersonal',
    plate_seconds: 'impersonal',
    tries: 'impersonal',
    version: 'impersonal',
  },
  whitelist: {
    device_code: 'impersonal',
    version: 'impersonal',
    body_hash: 'impersonal',
    entries: 'impersonal',
    published_at: 'impersonal',
    base: 'impersonal',
    head: 'impersonal',
    taken_at: 'impersonal',
  },
  list_line: 'forgotten',
  list_zone: { zone: 'impersonal', fingerprint: 'impersonal' },
}

export const accessProcessing: OwnedProcessing = {
  access_log: {
    activity: 'access',
    name: { sl: 'Prehodi', en: 'Passages' },
    data: ['vehicle', 'contact', 'passage'],
    kept: 'presentations',
  },
  access_tag: {
    activity: 'access',
    name: { sl: 'Oznake prehodov', en: 'Tags of passages' },
    data: ['statements', 'staff'],
    kept: 'passages',
  },
  passage_report: {
    activity: 'access',
    name: { sl: 'Prijave imetnikov o prehodih', en: 'Reports of passages by holders' },
    data: ['passage', 'statements', 'staff'],
    kept: 'passages',
  },
  misuse: {
    activity: 'access',
    name: { sl: 'Sumi zlorab dovolilnic', en: 'Suspected abuse of permits' },
    data: ['passage', 'statements', 'staff'],
    kept: 'passages',
  },
  list_line: {
    activity: 'access',
    name: { sl: 'Pretekli seznami stebričkov (90 dni)', en: 'Lists of bollards of before (90 days)' },
    data: ['vehicle'],
    kept: 'permits',
  },
  ...passProcessing,
  warden_note: {
    activity: 'access',
    name: { sl: 'Zapiski redarjev s slikami', en: 'Wardens’ notes with photos' },
    data: ['vehicle', 'documents', 'statements', 'staff'],
    kept: 'passages',
  },
}

/** Passages without a permit, by plate or phone; those with one are found with the permit. And passes, by plate; one for a card by the plate of the permit that has the card. */
export const accessIdentified: readonly Identified[] = [
  {
    table: 'access_log',
    label: sql`device_code`,
    at: sql`at`,
    about: sql`coalesce(credential, plate, phone, '')`,
    by: {
      plate: (plate) => sql<boolean>`permit_id is null and credential_normalised = ${plate}`,
      phone: (phone) => sql<boolean>`permit_id is null and (credential_normalised = ${phone} or phone = ${phone})`,
    },
  },
  {
    table: 'pass',
    label: sql`number`,
    at: sql`issued_at`,
    about: sql`coalesce(rfid, plate)`,
    by: {
      plate: (plate) =>
        sql<boolean>`(plate_normalised = ${plate} or rfid in (select c.value_normalised from permit_credential c
          join permit_credential own on own.permit_id = c.permit_id
          where c.kind = 'rfid' and own.kind = 'plate' and own.value_normalised = ${plate}))`,
    },
  },
  { table: 'occasion', label: sql`name`, at: sql`created_at`, about: sql`organiser`, by: { email: isSame('email') } },
  visitIdentified,
  noteIdentified,
]

const ownPassageSchema = z.object({
  at: instantSchema,
  device_code: z.string(),
  device_name: z.string(),
  event_name: z.string(),
  credential_kind: z.nullable(z.string()),
  credential: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  permit_number: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

const passagesOf = (db: Db, personId: string) =>
  db.selectFrom('access_log').innerJoin('permit', 'permit.id', 'access_log.permit_id').where('permit.user_id', '=', personId)

const ownReportSchema = z.object({
  access_log_id: z.string(),
  reported_at: instantSchema,
  claim: z.string(),
  remark: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  settled_at: z.nullable(instantSchema),
})

const ownSuspicionSchema = z.object({
  at: instantSchema,
  kind: z.string(),
  meters: z.nullable(z.int()),
  seconds: z.int(),
  count: z.int(),
  outcome: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  settled_at: z.nullable(instantSchema),
})

/** A refusal of a vehicle, card or phone that has no permit, which nobody has reported or noted anything on. */
export const isStranger = (table: string) => {
  const row = (column: string) => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${row('event_name')} = 'refused' and ${row('permit_id')} is null
    and not exists (select from access_tag t where t.access_log_id = ${row('id')})
    and not exists (select from passage_report r where r.access_log_id = ${row('id')}))`
}

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx
    .updateTable('access_log')
    .set({
      credential: null,
      credential_normalised: null,
      plate: null,
      phone: null,
      permit_id: null,
      permit_number: null,
      reason_details: JSON.stringify({}),
      anonymised_at: now,
    })
    .where('id', 'in', ids)
    .execute()
  const numbers = sql`select number from permit where id = any(${ids}) union all select number from pass where id = any(${ids})`
  await trx
    .deleteFrom('list_line')
    .where(sql<boolean>`permits && array(${numbers})`)
    .execute()
  const hosts = trx.selectFrom('host').select('id').where('user_id', 'in', ids)
  await trx
    .deleteFrom('pass')
    .where((is) => is.or([is('id', 'in', ids), is('host_id', 'in', hosts), is('occasion_id', 'in', ids), is('application_id', 'in', ids)]))
    .execute()
  await trx.deleteFrom('occasion').where('id', 'in', ids).execute()
  await trx.deleteFrom('host').where('user_id', 'in', ids).execute()
  await trx.deleteFrom('warden_note').where('id', 'in', ids).execute()
  const visits = await trx.deleteFrom('visit').where('id', 'in', ids).returning('pass_id').execute()
  const ofVisits = visits.flatMap(({ pass_id: pass }) => pass ?? [])
  if (ofVisits.length > 0) await trx.deleteFrom('pass').where('id', 'in', ofVisits).execute()
  await trx
    .deleteFrom('misuse')
    .where((is) => is.or([is('id', 'in', ids), is('permit_id', 'in', ids)]))
    .execute()
  await trx.deleteFrom('access_tag').where('access_log_id', 'in', ids).execute()
  await trx
    .deleteFrom('passage_report')
    .where((is) => is.or([is('access_log_id', 'in', ids), is('reported_by', 'in', ids)]))
    .execute()
}

export const accessPrivacy: OwnerPrivacy = {
  collect: {
    passages: collected(z.array(ownPassageSchema), (db, records) =>
      db
        .selectFrom('access_log')
        .leftJoin('device', 'device.code', 'access_log.device_code')
        .selectAll('access_log')
        .select((of) => of.fn.coalesce('device.name', 'access_log.device_code').as('device_name'))
        .where((is) => is.or([is('access_log.id', 'in', records), is('access_log.permit_id', 'in', records)]))
        .orderBy('access_log.at')
        .execute(),
    ),
    passes: collected(z.array(ownPassSchema), (db, records) =>
      db
        .selectFrom('pass')
        .selectAll()
        .where((is) => is.or([is('id', 'in', records), is('application_id', 'in', records)]))
        .orderBy('issued_at')
        .execute(),
    ),
    visits: collected(z.array(ownVisitSchema), (db, records) =>
      db.selectFrom('visit').selectAll().where('id', 'in', records).orderBy('asked_at').execute(),
    ),
    warden_notes: collected(z.array(ownNoteSchema), (db, records) =>
      db.selectFrom('warden_note').selectAll().where('id', 'in', records).orderBy('at').execute(),
    ),
    occasions: collected(z.array(ownOccasionSchema), (db, records) =>
      db.selectFrom('occasion').selectAll().where('id', 'in', records).orderBy('created_at').execute(),
    ),
    hosts: collected(z.array(ownHostSchema), (db, records) => db.selectFrom('host').selectAll().where('user_id', 'in', records).execute()),
    suspicions: collected(z.array(ownSuspicionSchema), (db, records) =>
      db.selectFrom('misuse').selectAll().where('permit_id', 'in', records).orderBy('at').execute(),
    ),
    passage_reports: collected(z.array(ownReportSchema), (db, records) =>
      db.selectFrom('passage_report').selectAll().where('reported_by', 'in', records).orderBy('reported_at').execute(),
    ),
  },
  forget,
  strangers: {
    // Walks the partial index `access_log_strangers` from its beginning.
    find: (trx, before, limit) =>
      trx
        .selectFrom('access_log')
        .select('id')
        // Who has a permit by now is no stranger: what was typed about them stays.
        .select(
          sql<string>`case when exists (select from permit_credential c where c.value_normalised = access_log.credential_normalised)
            then '' else coalesce(credential, '') end`.as('credential'),
        )
        .where(isStranger('access_log'))
        .where('access_log.anonymised_at', 'is', null)
        .where(isUnrestricted('access_log.id'))
        .where('access_log.at', '<', before)
        .orderBy('access_log.at')
        .limit(limit)
        .execute(),
  },
  expired: {
    name: 'passages',
    purpose: 'passages',
    find: async (trx, lastDay, limit) => {
      const before = startOfLocalDay(addDays(lastDay, 1))
      // Each as long as it finds something: a run takes one kind of record at a time.
      const due: readonly { execute(): Promise<{ id: string }[]> }[] = [
        trx
          .selectFrom('access_log')
          .select('id')
          .where('anonymised_at', 'is', null)
          .where(isUnrestricted('access_log.id'))
          .where(isUnrestricted('access_log.permit_id'))
          .where('at', '<', before)
          .limit(limit),
        trx.selectFrom('pass').select('id').where(isUnrestricted('pass.id')).where('until_at', '<', before).limit(limit),
        trx.selectFrom('visit').select('id').where(isUnrestricted('visit.id')).where('day', '<=', lastDay).limit(limit),
        trx.selectFrom('warden_note').select('id').where(isUnrestricted('warden_note.id')).where('at', '<', before).limit(limit),
        trx.selectFrom('occasion').select('id').where(isUnrestricted('occasion.id')).where('until_at', '<', before).limit(limit),
        trx.selectFrom('misuse').select('id').where(isUnrestricted('misuse.permit_id')).where('at', '<', before).limit(limit),
      ]
      for (const query of due) {
        const rows = await query.execute()
        if (rows.length > 0) return idsOf(rows)
      }
      return []
    },
  },
  keptUntil: async (db, ids, today, { passage_months: months }) => {
    const passages = await db.selectFrom('access_log').select(['id', 'at']).where('id', 'in', ids).execute()
    const passes = await db.selectFrom('pass').select(['id', 'until_at as at']).where('id', 'in', ids).execute()
    const visits = await db.selectFrom('visit').select(['id', 'day']).where('id', 'in', ids).execute()
    const notes = await db.selectFrom('warden_note').select(['id', 'at']).where('id', 'in', ids).execute()
    const occasions = await db.selectFrom('occasion').select(['id', 'until_at as at']).where('id', 'in', ids).execute()
    const rows = [...[...passages, ...passes, ...notes, ...occasions].map(({ id, at }) => ({ id, day: localDayOf(at) })), ...visits]
    return rows.map(({ id, day }) => ({ id, until: retainedUntil(day, months) })).filter(({ until }) => until > today)
  },
  keeps: async (db, personId) => {
    const { last_day: lastDay } = await passagesOf(db, personId)
      .where('access_log.anonymised_at', 'is', null)
      .select(sql<string | null>`max(at)::date`.as('last_day'))
      .executeTakeFirstOrThrow()
    return { lastDay, purpose: 'passages' }
  },
}
