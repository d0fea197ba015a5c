import type { Locale } from '@dovolilnice/contract/locale'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import type { Generated } from 'kysely'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

export interface PasswordTokenTable {
  token_hash: string
  user_id: string
  purpose: 'reset' | 'invitation'
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

/** A browser in which the person signed in before; see `known-browsers.ts`. */
export interface KnownBrowserTable {
  token_hash: string
  user_id: string
  last_used_at: Date
}

/** A request for a mailed code; see `mailed-code/request-code.ts`. Without code and account where the address has none. */
export interface SignInCodeTable {
  token_hash: string
  email: string
  code_hash: Generated<string | null>
  user_id: Generated<string | null>
  failures: Generated<number>
  created_at: Date
  expires_at: Date
}

/** A person who is to open an account of their own by a mailed link. */
export interface SignUpTable {
  token_hash: string
  email: string
  name: string
  type: Generated<'person' | 'company'>
  locale: Locale
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
  application_id: string | null
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof sessionTables> {}
}

/** Sessions, links to a password and known browsers end with the person. */
export const sessionTables = {
  session: defineTable({
    id: column.uuid('forgotten'),
    token_hash: column.text('forgotten'),
    user_id: column.uuid('forgotten'),
    access_token: column.text('forgotten'),
    address: column.text('forgotten', 'own'),
    user_agent: column.text('forgotten', 'own'),
    signed_in_by: column.text('forgotten', 'own').of<SignedInBy>().byDefault(),
    // When the person last proved who they are; null: at the sign-in.
    confirmed_at: column.instant('forgotten').orNull(),
    created_at: column.instant('forgotten', 'own'),
    last_seen_at: column.instant('forgotten', 'own'),
    expires_at: column.instant('forgotten', 'own'),
  }).processed('accounts', { sl: 'Seje', en: 'Sessions' }, ['sign_in'], 'short'),
  password_token: forgottenTable<PasswordTokenTable>().processed(
    'accounts',
    { sl: 'Povezave za geslo', en: 'Links for passwords' },
    ['sign_in'],
    'short',
  ),
  sign_in_code: forgottenTable<SignInCodeTable>().processed(
    'accounts',
    { sl: 'Kode za prijavo', en: 'Sign-in codes' },
    ['sign_in', 'contact'],
    'short',
  ),
  sign_up: forgottenTable<SignUpTable>().processed(
    'accounts',
    { sl: 'Zahteve za račun', en: 'Requests for an account' },
    ['identity', 'contact'],
    'short',
  ),
  known_browser: forgottenTable<KnownBrowserTable>().processed(
    'accounts',
    { sl: 'Znani brskalniki', en: 'Known browsers' },
    ['sign_in'],
    'account',
  ),
}

export const sessionPrivacy: OwnerPrivacy = {
  collect: {
    sessions: ownRows('session', sessionTables.session.own, ['user_id']),
  },
  forget: async (trx, ids) => {
    await trx.deleteFrom('session').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('known_browser').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('password_token').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('sign_in_code').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('sign_up').where('application_id', 'in', ids).execute()
  },
}
