import type { Locale } from '@dovolilnice/contract/locale'
import { type ColumnType, type Generated, sql } from 'kysely'
import {
  collected,
  type OwnedTables,
  type OwnerPrivacy,
  type OwnedProcessing,
  anonymousEmail,
  anonymousName,
  holdsText,
  type Identified,
  isSame,
} from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/db.ts'
import { noAuthority } from './authority.ts'

/** People: those who sign in, and those whose applications were joined to an account. */
export interface AppUserTable {
  id: string
  email: string
  name: string
  type: Generated<'person' | 'company'>
  role: Generated<string>
  granted: Generated<string[]>
  revoked: Generated<string[]>
  password_hash: string | null
  must_reset: Generated<boolean>
  email_verified_at: Date | null
  phone: string | null
  street: string | null
  post_code: string | null
  city: string | null
  tax_number: string | null
  user_type_code: string | null
  /** The official's title as acts name it; empty for everyone else. */
  title: Generated<string>
  authorisation: Generated<string>
  authorised_on: Generated<string | null>
  authorised_for: Generated<string>
  /** The last day of the authorisation; null: until it is taken back. */
  authorised_until: Generated<string | null>
  locale: Generated<Locale>
  active: Generated<boolean>
  anonymised_at: Date | null
  last_seen: Date | null
  created_at: Date
  version: Generated<number>
  /** For the search. The database generates it from other columns; it is not part of the record. */
  search_text: ColumnType<never, never, never>
}

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
    app_user: AppUserTable
    email_change: EmailChangeTable
  }
}

/** A deleted person's row stays, for kept records point at it; nothing in it says who it was. */
export const userTables: OwnedTables = {
  app_user: {
    id: 'impersonal',
    email: 'forgotten',
    name: 'forgotten',
    type: 'impersonal',
    role: 'forgotten',
    granted: 'forgotten',
    revoked: 'forgotten',
    password_hash: 'forgotten',
    must_reset: 'impersonal',
    email_verified_at: 'forgotten',
    phone: 'forgotten',
    street: 'forgotten',
    post_code: 'forgotten',
    city: 'forgotten',
    tax_number: 'forgotten',
    user_type_code: 'impersonal',
    title: 'forgotten',
    authorisation: 'forgotten',
    authorised_on: 'forgotten',
    authorised_for: 'forgotten',
    authorised_until: 'forgotten',
    locale: 'impersonal',
    active: 'forgotten',
    anonymised_at: 'impersonal',
    // Without a name it says that somebody was there.
    last_seen: 'kept',
    created_at: 'impersonal',
    version: 'impersonal',
    // Becomes empty when the record is anonymised.
    search_text: 'forgotten',
  },
  email_change: 'forgotten',
}

export const userProcessing: OwnedProcessing = {
  app_user: {
    activity: 'accounts',
    name: { sl: 'Uporabniki', en: 'Users' },
    data: ['identity', 'contact', 'tax', 'sign_in'],
    kept: 'account',
  },
  email_change: {
    activity: 'accounts',
    name: { sl: 'Spremembe e-poštnega naslova', en: 'Changes of e-mail address' },
    data: ['contact'],
    kept: 'account',
  },
}

const ownPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified_at: z.nullable(instantSchema),
  name: z.string(),
  type: z.string(),
  role: z.string(),
  phone: z.nullable(z.string()),
  street: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  user_type_code: z.nullable(z.string()),
  title: z.string(),
  authorisation: z.string(),
  authorised_on: z.nullable(z.string()),
  authorised_for: z.string(),
  authorised_until: z.nullable(z.string()),
  locale: z.string(),
  last_seen: z.nullable(instantSchema),
  created_at: instantSchema,
})

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx.deleteFrom('email_change').where('user_id', 'in', ids).execute()
  await trx
    .updateTable('app_user')
    .set({
      email: anonymousEmail,
      name: anonymousName,
      phone: null,
      street: null,
      post_code: null,
      city: null,
      tax_number: null,
      password_hash: null,
      email_verified_at: null,
      role: 'regular',
      ...noAuthority,
      granted: [],
      revoked: [],
      active: false,
      anonymised_at: now,
    })
    .where('id', 'in', ids)
    .execute()
}

export const userPrivacy: OwnerPrivacy = {
  recordsOf: (_, { id }) => Promise.resolve([id]),
  collect: {
    person: collected(z.array(ownPersonSchema), (db, records) =>
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
