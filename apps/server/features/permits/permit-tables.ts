import type { Locale } from '@dovolilnice/contract/locale'
import type { Holder } from '@dovolilnice/contract/primitives/holder'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { type ColumnType, type Generated, sql } from 'kysely'
import { type Collect, collected, type OwnedTables, type OwnerPrivacy } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'
import { anonymousHolder, holdsText, type Identified, idsOf, isSame } from '../../platform/privacy/identified.ts'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { holderSchema } from '@dovolilnice/contract/primitives/holder-schemas'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/tables.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

export interface PermitTable extends Omit<Holder, 'locale'> {
  id: string
  number: string
  status: StoredPermitStatus
  permit_kind_id: string
  parking_lot_id: string
  application_id: string | null
  user_id: string | null
  locale: Generated<Locale>
  valid_from: string
  /** First day on which the permit no longer holds. */
  valid_until: string
  /** The hours of each day, `HH:MM`, where it was sold by the hour. */
  from_time: string | null
  until_time: string | null
  replaces_permit_id: string | null
  replace_reason: string | null
  reason: string | null
  reminded_30_at: Date | null
  reminded_7_at: Date | null
  /** Hash of the key with which the office sent the form; a form sent twice is one permit. */
  idempotency_key: string | null
  /** What its mailed links and the code on its paper follow from; told to nobody. */
  link_secret: Generated<string>
  /** When it was asked for on paper, where the office issued it without an application. */
  received_on: string | null
  /** The decision that the permit rests on, in words; null without an application. */
  decision: string | null
  issued_at: Date
  issued_by: string | null
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
}

export interface PermitCredentialTable {
  id: string
  permit_id: string
  kind: CredentialKind
  value: string
  value_normalised: string
  /** Absent: as long as the permit. Present for a temporary vehicle or a change of vehicle from a chosen day. */
  valid_from: string | null
  valid_until: string | null
  created_at: Date
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
}

/** A card or phone number that its holder blocked, on whichever permits of theirs it stands. */
export interface CredentialBlockTable {
  id: string
  user_id: string
  kind: 'rfid' | 'phone'
  value_normalised: string
  blocked_at: Date
  lifted_at: Generated<Date | null>
  lifted_by: Generated<string | null>
}

export interface DocumentReminderTable {
  document_id: string
  permit_id: string
  /** How many days before the end it was meant for. */
  days: number
  reminded_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    permit: PermitTable
    permit_credential: PermitCredentialTable
    credential_block: CredentialBlockTable
    document_reminder: DocumentReminderTable
  }
}

/** After the retention number, kind, lot, days and status of a permit stay; its credentials go. A reminder goes with its document. */
export const permitTables: OwnedTables = {
  permit: {
    id: 'impersonal',
    // Papers and the archive name it.
    number: 'kept',
    status: 'impersonal',
    permit_kind_id: 'impersonal',
    parking_lot_id: 'impersonal',
    user_type_code: 'impersonal',
    application_id: 'impersonal',
    user_id: 'forgotten',
    name: 'forgotten',
    street: 'forgotten',
    post_code: 'forgotten',
    city: 'forgotten',
    email: 'forgotten',
    phone: 'forgotten',
    tax_number: 'forgotten',
    locale: 'impersonal',
    valid_from: 'impersonal',
    valid_until: 'impersonal',
    from_time: 'impersonal',
    until_time: 'impersonal',
    replaces_permit_id: 'impersonal',
    replace_reason: 'forgotten',
    reason: 'forgotten',
    reminded_30_at: 'impersonal',
    reminded_7_at: 'impersonal',
    idempotency_key: 'impersonal',
    link_secret: 'impersonal',
    received_on: 'impersonal',
    // Its number is how the matter is found in the town's archive.
    decision: 'kept',
    issued_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    issued_by: 'kept',
    anonymised_at: 'impersonal',
    created_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
    // Becomes empty when the record is anonymised.
    search_text: 'forgotten',
  },
  permit_credential: 'forgotten',
  credential_block: 'forgotten',
  document_reminder: 'forgotten',
}

export const permitProcessing: OwnedProcessing = {
  permit: {
    activity: 'permits',
    name: { sl: 'Dovolilnice', en: 'Permits' },
    data: ['identity', 'contact', 'tax', 'statements', 'staff'],
    kept: 'five_years',
  },
  permit_credential: {
    activity: 'permits',
    name: { sl: 'Vozila in kartice dovolilnic', en: 'Vehicles and cards of permits' },
    data: ['vehicle', 'contact'],
    kept: 'five_years',
  },
  credential_block: {
    activity: 'permits',
    name: { sl: 'Blokirane kartice in telefoni', en: 'Blocked cards and phones' },
    data: ['vehicle', 'contact'],
    kept: 'account',
  },
  document_reminder: {
    activity: 'permits',
    name: { sl: 'Opomniki za priloge', en: 'Reminders of documents' },
    data: ['documents'],
    kept: 'five_years',
  },
}

/** Permits by their holder or vehicle; passages with a permit are found with it. */
export const permitIdentified: readonly Identified[] = [
  {
    table: 'permit',
    label: sql`number`,
    at: sql`issued_at`,
    about: sql`concat_ws(', ', name, street, post_code || ' ' || city)`,
    by: {
      ...{ name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
      plate: (plate) =>
        sql<boolean>`exists (select from permit_credential c where c.permit_id = permit.id and c.value_normalised = ${plate})`,
    },
  },
]

const ownCredentialSchema = z.object({
  kind: z.string(),
  value: z.string(),
  valid_from: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  created_at: instantSchema,
})

/** Without what is the product's own: secrets of links, keys, the clerk, and which reminders went out. */
const ownPermitSchema = z.object({
  ...holderSchema.shape,
  // Any text: an odd old value must not keep people from their data.
  locale: z.string(),
  id: z.string(),
  number: z.string(),
  status: z.string(),
  permit_kind_id: z.string(),
  parking_lot_id: z.string(),
  application_id: z.nullable(z.string()),
  valid_from: z.string(),
  valid_until: z.string(),
  from_time: z.nullable(z.string()),
  until_time: z.nullable(z.string()),
  replaces_permit_id: z.nullable(z.string()),
  replace_reason: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  received_on: z.nullable(z.string()),
  issued_at: instantSchema,
  created_at: instantSchema,
  updated_at: instantSchema,
  credentials: z.array(ownCredentialSchema),
})

const collectPermits: Collect = collected(z.array(ownPermitSchema), async (db, records) => {
  const permits = await db.selectFrom('permit').selectAll().where('id', 'in', records).orderBy('created_at').execute()
  const credentials = await db.selectFrom('permit_credential').selectAll().where('permit_id', 'in', records).execute()
  return permits.map((permit) => ({ ...permit, credentials: credentials.filter((credential) => credential.permit_id === permit.id) }))
})

const ownBlockSchema = z.object({
  kind: z.string(),
  value: z.string(),
  blocked_at: instantSchema,
  lifted_at: z.nullable(instantSchema),
})

const collectBlocks: Collect = collected(z.array(ownBlockSchema), (db, records) =>
  db
    .selectFrom('credential_block')
    .select(['kind', 'value_normalised as value', 'blocked_at', 'lifted_at'])
    .where('user_id', 'in', records)
    .orderBy('blocked_at')
    .execute(),
)

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx
    .updateTable('permit')
    .set({ ...anonymousHolder, reason: null, replace_reason: null, anonymised_at: now })
    .where('id', 'in', ids)
    .execute()
  await trx.deleteFrom('permit_credential').where('permit_id', 'in', ids).execute()
  await trx.deleteFrom('credential_block').where('user_id', 'in', ids).execute()
}

export const permitPrivacy: OwnerPrivacy = {
  recordsOf: async (db, { id }) => idsOf(await db.selectFrom('permit').select('id').where('user_id', '=', id).execute()),
  collect: { permits: collectPermits, blocks: collectBlocks },
  forget,
  expired: {
    name: 'permits',
    find: async (trx, lastDay, limit) =>
      idsOf(
        await trx
          .selectFrom('permit')
          .select('id')
          .where('anonymised_at', 'is', null)
          .where('valid_until', '<=', lastDay)
          .where(isUnrestricted('permit.id'))
          .where(isUnrestricted('permit.application_id'))
          .limit(limit)
          .execute(),
      ),
  },
  keptUntil: async (db, ids, today) => {
    const rows = await db.selectFrom('permit').select(['id', 'valid_until']).where('id', 'in', ids).execute()
    return rows.map(({ id, valid_until: last }) => ({ id, until: retainedUntil(last) })).filter(({ until }) => until > today)
  },
  keeps: async (db, personId, today) => {
    const { open, last_day: lastDay } = await db
      .selectFrom('permit')
      .select((of) => [
        of.fn.countAll<number>().filterWhere('status', 'in', ['issued', 'suspended']).filterWhere('valid_until', '>', today).as('open'),
        sql<string | null>`max(valid_until) filter (where anonymised_at is null)`.as('last_day'),
      ])
      .where('user_id', '=', personId)
      .executeTakeFirstOrThrow()
    return { open: { reason: 'open_permits', count: open }, lastDay }
  },
}
