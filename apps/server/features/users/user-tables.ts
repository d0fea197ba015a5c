import type { Locale } from '@dovolilnice/contract/locale'
import { type Generated, sql } from 'kysely'
import {
  type OwnerPrivacy,
  anonymousEmail,
  anonymousName,
  holdsText,
  type Identified,
  isSame,
  ownRows,
} from '../../platform/privacy/owner.ts'
import { type Trx, updateRow } from '../../platform/database/db.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

export interface EmailChangeTable {
  token_hash: string
  user_id: string
  email: string
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof userTables> {}
}

/** A deleted person's row stays, for kept records point at it; nothing in it says who it was. */
export const userTables = {
  /** People: those who sign in, and those whose applications were joined to an account. */
  app_user: defineTable({
    id: column.uuid('impersonal', 'own'),
    email: column.text('forgotten', 'own', 'audit'),
    name: column.text('forgotten', 'own', 'audit').emptiedTo(anonymousName),
    type: column.text('impersonal', 'own', 'audit').of<'person' | 'company'>().byDefault(),
    role: column.text('forgotten', 'own', 'audit').byDefault().emptiedTo('regular'),
    granted: column.texts('forgotten', 'audit').byDefault(),
    revoked: column.texts('forgotten', 'audit').byDefault(),
    password_hash: column.text('forgotten').orNull(),
    must_reset: column.flag('impersonal').byDefault(),
    email_verified_at: column.instant('forgotten', 'own').orNull(),
    phone: column.text('forgotten', 'own', 'audit').orNull(),
    street: column.text('forgotten', 'own', 'audit').orNull(),
    post_code: column.text('forgotten', 'own', 'audit').orNull(),
    city: column.text('forgotten', 'own', 'audit').orNull(),
    tax_number: column.text('forgotten', 'own', 'audit').orNull(),
    user_type_code: column.text('impersonal', 'own', 'audit').orNull(),
    // The official's title as acts name it; empty for everyone else.
    title: column.text('forgotten', 'own', 'audit').byDefault(),
    authorisation: column.text('forgotten', 'own', 'audit').byDefault(),
    authorised_on: column.day('forgotten', 'own', 'audit').orNull(),
    authorised_for: column.text('forgotten', 'own', 'audit').byDefault(),
    // The last day of the authorisation; null: until it is taken back.
    authorised_until: column.day('forgotten', 'own', 'audit').orNull(),
    locale: column.text('impersonal', 'own', 'audit').of<Locale>().byDefault(),
    active: column.flag('forgotten').byDefault(),
    anonymised_at: column.instant('impersonal').orNull(),
    // Without a name it says that somebody was there.
    last_seen: column.instant('kept', 'own').orNull(),
    created_at: column.instant('impersonal', 'own'),
    version: column.integer('impersonal').byDefault(),
    // For the search. The database generates it from other columns; it is not part of the record.
    // Becomes empty when the record is anonymised.
    search_text: column.computed('forgotten'),
  }).processed('accounts', { sl: 'Uporabniki', en: 'Users' }, ['identity', 'contact', 'tax', 'sign_in'], 'account'),
  email_change: forgottenTable<EmailChangeTable>().processed(
    'accounts',
    { sl: 'Spremembe e-poštnega naslova', en: 'Changes of e-mail address' },
    ['contact'],
    'account',
  ),
}

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx.deleteFrom('email_change').where('user_id', 'in', ids).execute()
  await updateRow(trx, 'app_user', ids, { ...userTables.app_user.forgotten, email: anonymousEmail, active: false, anonymised_at: now })
}

export const userPrivacy: OwnerPrivacy = {
  recordsOf: (_, { id }) => Promise.resolve([id]),
  collect: {
    person: ownRows('app_user', userTables.app_user.own, ['id'], 'created_at'),
  },
  forget,
}

/** Accounts of a person. */
export const userIdentified: readonly Identified[] = [
  {
    table: 'app_user',
    label: sql`email`,
    at: sql`created_at`,
    about: sql`name`,
    by: { name: holdsText('name'), email: isSame('email'), phone: isSame('phone'), tax_number: isSame('tax_number') },
  },
]
