import type { PresentedKind } from '@dovolilnice/contract/primitives/credential'
import type { Reason, ReasonDetails } from '@dovolilnice/contract/access/reasons'
import type { AccessEventName } from '@dovolilnice/contract/access/access-event'
import type { PassageClaim } from '@dovolilnice/contract/access/access-log'
import { collected, type OwnerPrivacy, type Identified, idsOf, isSame, ownRows } from '../../platform/privacy/owner.ts'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import { type Db, type Trx, sql, updateRow } from '../../platform/database/db.ts'
import type { PastHead } from './past-lists.ts'
import { visitIdentified } from './visits/check-visits.ts'
import { noteIdentified } from './street/warden-notes.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { passTables } from './passes/pass-tables.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import type { Program } from '@dovolilnice/contract/access/street/programs'
import type { MisuseKind, MisuseOutcome } from '@dovolilnice/contract/access/misuse'

export interface AccessTagTable {
  id: string
  access_log_id: string
  label: string
  remark: string | null
  created_by: string | null
  created_at: Date
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
  interface Tables extends TablesOf<typeof accessTables> {}
}

/** After forgetting, a passage keeps its gate, time, outcome and the kind of credential. */
export const accessTables = {
  access_log: defineTable({
    // The gate's id of the event; an event sent twice is one line.
    id: column.uuid('impersonal'),
    device_code: column.text('impersonal'),
    at: column.instant('impersonal'),
    received_at: column.instant('impersonal'),
    // What the gate's clock said, where it cannot be true and `at` is the time of arrival.
    claimed_at: column.instant('impersonal').orNull(),
    event_name: column.text('impersonal').of<AccessEventName>(),
    sequence: column.bigInteger('impersonal').orNull(),
    presentation_id: column.uuid('impersonal').orNull(),
    credential_kind: column.text('impersonal').of<PresentedKind>().orNull(),
    credential: column.text('forgotten').orNull(),
    credential_normalised: column.text('forgotten').orNull(),
    reason: column.text('impersonal').of<Reason>().orNull(),
    reason_details: column.json<ReasonDetails>()('forgotten').byDefault(),
    permit_id: column.uuid('forgotten').orNull(),
    permit_number: column.text('forgotten').orNull(),
    plate: column.text('forgotten').orNull(),
    phone: column.text('forgotten').orNull(),
    whitelist_version: column.bigInteger('impersonal').orNull(),
    decided_in_ms: column.decimal('impersonal').orNull(),
    anonymised_at: column.instant('impersonal').orNull(),
  }).processed('access', { sl: 'Prehodi', en: 'Passages' }, ['vehicle', 'contact', 'passage'], 'presentations'),
  access_tag: forgottenTable<AccessTagTable>().processed(
    'access',
    { sl: 'Oznake prehodov', en: 'Tags of passages' },
    ['statements', 'staff'],
    'passages',
  ),
  passage_report: defineTable({
    id: column.uuid('forgotten'),
    access_log_id: column.uuid('forgotten', 'own'),
    reported_by: column.uuid('forgotten'),
    reported_at: column.instant('forgotten', 'own'),
    claim: column.text('forgotten', 'own').of<PassageClaim>().byDefault(),
    remark: column.text('forgotten', 'own').orNull(),
    answer: column.text('forgotten', 'own').orNull(),
    settled_at: column.instant('forgotten', 'own').orNull(),
    settled_by: column.uuid('forgotten').orNull(),
  }).processed(
    'access',
    { sl: 'Prijave imetnikov o prehodih', en: 'Reports of passages by holders' },
    ['passage', 'statements', 'staff'],
    'passages',
  ),
  misuse: defineTable({
    id: column.uuid('forgotten'),
    at: column.instant('forgotten', 'own'),
    kind: column.text('forgotten', 'own').of<MisuseKind>(),
    key: column.text('forgotten'),
    found_at: column.instant('forgotten'),
    permit_id: column.uuid('forgotten').orNull(),
    device_code: column.text('forgotten'),
    meters: column.integer('forgotten', 'own').orNull(),
    seconds: column.integer('forgotten', 'own'),
    count: column.integer('forgotten', 'own'),
    // The lines of the access log, in their order.
    evidence: column.uuids('forgotten'),
    outcome: column.text('forgotten', 'own').of<MisuseOutcome>().orNull(),
    remark: column.text('forgotten', 'own').orNull(),
    settled_by: column.uuid('forgotten').orNull(),
    settled_at: column.instant('forgotten', 'own').orNull(),
  }).processed(
    'access',
    { sl: 'Sumi zlorab dovolilnic', en: 'Suspected abuse of permits' },
    ['passage', 'statements', 'staff'],
    'passages',
  ),
  list_line: forgottenTable<ListLineTable>().processed(
    'access',
    { sl: 'Pretekli seznami stebričkov (90 dni)', en: 'Lists of bollards of before (90 days)' },
    ['vehicle'],
    'permits',
  ),
  ...passTables,
  /** A program of another office that may ask. */
  program: defineTable({
    id: column.uuid('impersonal'),
    name: column.text('impersonal'),
    scopes: column.texts('impersonal').of<Program['scopes']>().byDefault(),
    key_hash: column.text('impersonal').orNull(),
    made_by: column.uuid('impersonal').orNull(),
    made_at: column.instant('impersonal'),
    used_at: column.instant('impersonal').orNull(),
    ended_at: column.instant('impersonal').orNull(),
  }),
  /** From when on a passage is unusual: one row for the town, or none. */
  misuse_limits: defineTable({
    id: column.flag('impersonal').byDefault(),
    speed_kmh: column.integer('impersonal'),
    openings_a_day: column.integer('impersonal'),
    plate_seconds: column.integer('impersonal'),
    tries: column.integer('impersonal'),
    version: column.integer('impersonal'),
  }),
  whitelist: defineTable({
    device_code: column.text('impersonal'),
    version: column.bigInteger('impersonal'),
    body_hash: column.text('impersonal'),
    entries: column.integer('impersonal'),
    published_at: column.instant('impersonal'),
    // The version to which it was sent as a difference; null: whole.
    base: column.bigInteger('impersonal').orNull(),
    // What it said beside its content; null: it was given before that was kept.
    head: column.json<PastHead>()('impersonal').orNull(),
    // When its gate first said that it has it.
    taken_at: column.instant('impersonal').orNull(),
  }),
  list_zone: defineTable({ zone: column.text('impersonal'), fingerprint: column.text('impersonal') }),
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

/** A refusal of a vehicle, card or phone that has no permit, which nobody has reported or noted anything on. */
export const isStranger = (table: string) => {
  const row = (column: string) => sql.ref(`${table}.${column}`)
  return sql<boolean>`(${row('event_name')} = 'refused' and ${row('permit_id')} is null
    and not exists (select from access_tag t where t.access_log_id = ${row('id')})
    and not exists (select from passage_report r where r.access_log_id = ${row('id')}))`
}

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await updateRow(trx, 'access_log', ids, {
    credential: null,
    credential_normalised: null,
    plate: null,
    phone: null,
    permit_id: null,
    permit_number: null,
    reason_details: JSON.stringify({}),
    anonymised_at: now,
  })
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
    passes: ownRows('pass', passTables.pass.own, ['id', 'application_id'], 'issued_at'),
    visits: ownRows('visit', passTables.visit.own, ['id'], 'asked_at'),
    warden_notes: ownRows('warden_note', passTables.warden_note.own, ['id'], 'at'),
    occasions: ownRows('occasion', passTables.occasion.own, ['id'], 'created_at'),
    hosts: ownRows('host', passTables.host.own, ['user_id']),
    suspicions: ownRows('misuse', accessTables.misuse.own, ['permit_id'], 'at'),
    passage_reports: ownRows('passage_report', accessTables.passage_report.own, ['reported_by'], 'reported_at'),
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
    const { last } = await passagesOf(db, personId)
      .where('access_log.anonymised_at', 'is', null)
      .select(({ fn }) => fn.max('access_log.at').as('last'))
      .executeTakeFirstOrThrow()
    return { lastDay: last && localDayOf(last), purpose: 'passages' }
  },
}
