import type { Locale } from '@dovolilnice/contract/locale'
import { type Generated, sql } from 'kysely'
import {
  collected,
  type OwnerPrivacy,
  type OwnedProcessing,
  anonymousEmail,
  anonymousName,
  holdsText,
  type Identified,
  isSame,
  type DeclaredTables,
  processed,
} from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/db.ts'
import {
  computed,
  day,
  defineTable,
  flag,
  instant,
  integer,
  text,
  texts,
  uuid,
  type TableOf,
} from '../../platform/database/define-table.ts'

/** People: those who sign in, and those whose applications were joined to an account. */
const appUserTable = defineTable({
  id: uuid('impersonal', 'own'),
  email: text('forgotten', 'own'),
  name: text('forgotten', 'own').emptiedTo(anonymousName),
  type: text('impersonal', 'own').of<'person' | 'company'>().byDefault(),
  role: text('forgotten', 'own').byDefault().emptiedTo('regular'),
  granted: texts('forgotten').byDefault(),
  revoked: texts('forgotten').byDefault(),
  password_hash: text('forgotten').orNull(),
  must_reset: flag('impersonal').byDefault(),
  email_verified_at: instant('forgotten', 'own').orNull(),
  phone: text('forgotten', 'own').orNull(),
  street: text('forgotten', 'own').orNull(),
  post_code: text('forgotten', 'own').orNull(),
  city: text('forgotten', 'own').orNull(),
  tax_number: text('forgotten', 'own').orNull(),
  user_type_code: text('impersonal', 'own').orNull(),
  // The official's title as acts name it; empty for everyone else.
  title: text('forgotten', 'own').byDefault(),
  authorisation: text('forgotten', 'own').byDefault(),
  authorised_on: day('forgotten', 'own').orNull(),
  authorised_for: text('forgotten', 'own').byDefault(),
  // The last day of the authorisation; null: until it is taken back.
  authorised_until: day('forgotten', 'own').orNull(),
  locale: text('impersonal', 'own').of<Locale>().byDefault(),
  active: flag('forgotten').byDefault(),
  anonymised_at: instant('impersonal').orNull(),
  // Without a name it says that somebody was there.
  last_seen: instant('kept', 'own').orNull(),
  created_at: instant('impersonal', 'own'),
  version: integer('impersonal').byDefault(),
  // For the search. The database generates it from other columns; it is not part of the record.
  // Becomes empty when the record is anonymised.
  search_text: computed('forgotten'),
})

export interface EmailChangeTable {
  token_hash: string
  user_id: string
  email: string
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    app_user: TableOf<typeof appUserTable.columns>
    email_change: EmailChangeTable
  }
}

/** A deleted person's row stays, for kept records point at it; nothing in it says who it was. */
export const userTables = {
  app_user: appUserTable,
  email_change: 'forgotten',
} satisfies DeclaredTables

export const userProcessing: OwnedProcessing = {
  app_user: processed('accounts', { sl: 'Uporabniki', en: 'Users' }, ['identity', 'contact', 'tax', 'sign_in'], 'account'),
  email_change: processed('accounts', { sl: 'Spremembe e-poštnega naslova', en: 'Changes of e-mail address' }, ['contact'], 'account'),
}

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx.deleteFrom('email_change').where('user_id', 'in', ids).execute()
  await trx
    .updateTable('app_user')
    .set({ ...appUserTable.forgotten, email: anonymousEmail, active: false, anonymised_at: now })
    .where('id', 'in', ids)
    .execute()
}

export const userPrivacy: OwnerPrivacy = {
  recordsOf: (_, { id }) => Promise.resolve([id]),
  collect: {
    person: collected(z.array(z.object(appUserTable.own)), (db, records) =>
      db.selectFrom('app_user').selectAll().where('id', 'in', records).orderBy('created_at').execute(),
    ),
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
