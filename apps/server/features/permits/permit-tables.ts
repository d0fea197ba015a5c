import type { VehicleClass } from '@dovolilnice/contract/parking/vehicle-class'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { type Generated, sql } from 'kysely'
import { type Collect, type OwnerPrivacy, holdsText, type Identified, idsOf, isSame, collected } from '../../platform/privacy/owner.ts'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import { holderColumns } from '../../platform/privacy/holder-columns.ts'
import { type Trx, updateRow } from '../../platform/database/db.ts'
import { isUndisputed, isUnrestricted } from '../../platform/privacy/restrictions.ts'

/** After the retention number, kind, lot, days and status of a permit stay. */
export const permitTable = defineTable({
  id: column.uuid('impersonal', 'own'),
  // Papers and the archive name it.
  number: column.text('kept', 'own'),
  status: column.text('impersonal', 'own').of<StoredPermitStatus>(),
  permit_kind_id: column.uuid('impersonal', 'own'),
  parking_lot_id: column.uuid('impersonal', 'own', 'audit'),
  application_id: column.uuid('impersonal', 'own').orNull(),
  ...holderColumns,
  valid_from: column.day('impersonal', 'own', 'audit'),
  // First day on which the permit no longer holds.
  valid_until: column.day('impersonal', 'own', 'audit'),
  // The hours of each day, `HH:MM`, where it was sold by the hour.
  from_time: column.text('impersonal', 'own').orNull(),
  until_time: column.text('impersonal', 'own').orNull(),
  replaces_permit_id: column.uuid('impersonal', 'own').orNull(),
  replace_reason: column.text('forgotten', 'own').orNull(),
  reason: column.text('forgotten', 'own').orNull(),
  reminded_30_at: column.instant('impersonal').orNull(),
  reminded_7_at: column.instant('impersonal').orNull(),
  // Hash of the key with which the office sent the form; a form sent twice is one permit.
  idempotency_key: column.text('impersonal').orNull(),
  // What its mailed links and the code on its paper follow from; told to nobody.
  link_secret: column.uuid('impersonal').byDefault(),
  // When it was asked for on paper, where the office issued it without an application.
  received_on: column.day('impersonal', 'own').orNull(),
  // The decision that the permit rests on, in words; null of one that was imported, replaced another or is older than that. Its number is how the matter is found in the town's archive.
  decision: column.text('kept', 'own').orNull(),
  issued_at: column.instant('impersonal', 'own'),
  // Refers to a clerk; the name is removed in that person's row.
  issued_by: column.uuid('kept').orNull(),
  anonymised_at: column.instant('impersonal').orNull(),
  created_at: column.instant('impersonal', 'own'),
  updated_at: column.instant('impersonal', 'own'),
  version: column.integer('impersonal', 'audit').byDefault(),
  // Becomes empty when the record is anonymised.
  search_text: column.computed('forgotten'),
}).processed('permits', { sl: 'Dovolilnice', en: 'Permits' }, ['identity', 'contact', 'tax', 'statements', 'staff'], 'permits')

/** The ways of opening of a permit; they go with it. */
export const credentialTable = defineTable({
  id: column.uuid('forgotten'),
  permit_id: column.uuid('forgotten'),
  kind: column.text('forgotten', 'own').of<CredentialKind>(),
  value: column.text('forgotten', 'own'),
  value_normalised: column.text('forgotten'),
  // Absent: as long as the permit. Present for a temporary vehicle or a change of vehicle from a chosen day.
  valid_from: column.day('forgotten', 'own').orNull(),
  valid_until: column.day('forgotten', 'own').orNull(),
  created_at: column.instant('forgotten', 'own'),
  // Of a vehicle, where the office has entered it.
  vehicle_class: column.text('forgotten', 'own').of<VehicleClass>().orNull(),
  search_text: column.computed('forgotten'),
}).processed('permits', { sl: 'Vozila in kartice dovolilnic', en: 'Vehicles and cards of permits' }, ['vehicle', 'contact'], 'permits')

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

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof permitTables> {}
}

/** Credentials go with their permit, a reminder with its document. */
export const permitTables = {
  permit: permitTable,
  // All that a permit replaced, back to the first; a trigger writes it.
  permit_predecessor: defineTable({ permit_id: column.uuid('impersonal'), older_id: column.uuid('impersonal') }),
  permit_credential: credentialTable,
  credential_block: forgottenTable<CredentialBlockTable>().processed(
    'permits',
    { sl: 'Blokirane kartice in telefoni', en: 'Blocked cards and phones' },
    ['vehicle', 'contact'],
    'account',
  ),
  document_reminder: forgottenTable<DocumentReminderTable>().processed(
    'permits',
    { sl: 'Opomniki za priloge', en: 'Reminders of documents' },
    ['documents'],
    'permits',
  ),
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

const collectPermits: Collect = async (db, records) => {
  const permits = await db.selectFrom('permit').selectAll().where('id', 'in', records).orderBy('created_at').execute()
  const credentials = await db.selectFrom('permit_credential').selectAll().where('permit_id', 'in', records).execute()
  const schema = z.object({ ...permitTable.own, credentials: z.array(z.object(credentialTable.own)) })
  return permits.map((permit) =>
    schema.parse({ ...permit, credentials: credentials.filter((credential) => credential.permit_id === permit.id) }),
  )
}

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
  await updateRow(trx, 'permit', ids, { ...permitTable.forgotten, anonymised_at: now })
  await trx.deleteFrom('permit_credential').where('permit_id', 'in', ids).execute()
  await trx.deleteFrom('credential_block').where('user_id', 'in', ids).execute()
}

export const permitPrivacy: OwnerPrivacy = {
  recordsOf: async (db, { id }) => idsOf(await db.selectFrom('permit').select('id').where('user_id', '=', id).execute()),
  collect: { permits: collectPermits, blocks: collectBlocks },
  forget,
  expired: {
    name: 'permits',
    purpose: 'permits',
    find: async (trx, lastDay, limit, openUntil) =>
      idsOf(
        await trx
          .selectFrom('permit')
          .select('id')
          .where('anonymised_at', 'is', null)
          .where('valid_until', '<=', lastDay)
          .where((is) =>
            is.or([
              is('valid_until', '<=', openUntil),
              is.and([isUndisputed('permit_id', 'permit.id'), isUndisputed('application_id', 'permit.application_id')]),
            ]),
          )
          .where(isUnrestricted('permit.id'))
          .where(isUnrestricted('permit.application_id'))
          .limit(limit)
          .execute(),
      ),
  },
  keptUntil: async (db, ids, today, { permit_months: months }) => {
    const rows = await db.selectFrom('permit').select(['id', 'valid_until']).where('id', 'in', ids).execute()
    return rows.map(({ id, valid_until: last }) => ({ id, until: retainedUntil(last, months) })).filter(({ until }) => until > today)
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
    return { open: { reason: 'open_permits', count: open }, lastDay, purpose: 'permits' }
  },
}
